//! What Discord says about the bot's account.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use axum::extract::State as Shared;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::events::{APPLICATION, GUILD};
use super::rest::{error, failing, introduced, is_the_bot};
use super::state::{Account, Request, State};

fn answer(state: &State, headers: &HeaderMap, request: Request, body: impl FnOnce(&Account) -> Value) -> Response {
    introduced(state, headers);
    let (fault, account) = state.change(|inner| (inner.fault(request), inner.account.clone()));
    if let Some(failure) = failing(fault) {
        return failure;
    }
    if !is_the_bot(state, headers) {
        return error(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized");
    }
    let date = httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(account.ahead));
    ([(header::DATE, date)], axum::Json(body(&account))).into_response()
}

pub async fn gateway(Shared(state): Shared<Arc<State>>, headers: HeaderMap) -> Response {
    let url = format!("ws://{}/gateway", state.address);
    answer(&state, &headers, Request::Gateway, |account| {
        let limit = json!({
            "total": 1000, "remaining": account.remaining, "reset_after": 14_400_000, "max_concurrency": 1
        });
        json!({"url": url, "shards": account.shards, "session_start_limit": limit})
    })
}

pub async fn application(Shared(state): Shared<Arc<State>>, headers: HeaderMap) -> Response {
    answer(&state, &headers, Request::Account, |account| {
        json!({
            "id": APPLICATION.to_string(), "name": "fivefoot", "icon": null, "description": "", "flags": 0,
            "bot_public": true, "bot_require_code_grant": false, "verify_key": "", "team": null,
            "interactions_endpoint_url": account.endpoint
        })
    })
}

pub async fn servers(Shared(state): Shared<Arc<State>>, headers: HeaderMap) -> Response {
    answer(&state, &headers, Request::Account, |account| {
        json!([{
            "id": GUILD.to_string(), "name": "The Tavern", "icon": null, "banner": null, "owner": false,
            "permissions": account.permissions.to_string(), "features": []
        }])
    })
}
