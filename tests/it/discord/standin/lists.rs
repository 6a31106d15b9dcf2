//! Select lists below a message.

use serde_json::{Value, json};

use super::talk::{Answer, COMPONENT, Member};

impl Answer {
    fn list(&self) -> Value {
        let rows = self.data["components"].as_array().cloned().unwrap_or_default();
        let list = rows.into_iter().find(|row| row["components"][0]["type"] == 3);
        list.unwrap_or_else(|| panic!("no list under: {}", self.content()))["components"][0].clone()
    }

    /// The labels of the choices.
    pub fn choices(&self) -> Vec<String> {
        let options = self.list()["options"].as_array().cloned().unwrap_or_default();
        options.iter().map(|one| one["label"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The label of the selected choice.
    pub fn chosen(&self) -> Option<String> {
        let list = self.list();
        let one = list["options"].as_array()?.iter().find(|one| one["default"] == true)?;
        one["label"].as_str().map(str::to_owned)
    }
}

impl Member {
    /// Chooses from the list below an answer.
    pub async fn chooses(&self, under: &Answer, label: &str) -> Answer {
        let list = under.list();
        let wanted = |one: &&Value| one["label"] == label;
        let one = list["options"].as_array().and_then(|all| all.iter().find(wanted)).expect("it is in the list");
        let data = json!({"custom_id": list["custom_id"], "component_type": 3, "id": 2, "values": [one["value"]]});
        self.asks(COMPONENT, &data, under.message.clone(), label).answer().await
    }
}
