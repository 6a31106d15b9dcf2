//! Movement in phases that answers the movement of others.
