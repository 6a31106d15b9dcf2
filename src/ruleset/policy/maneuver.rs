//! Moving through and into opponents: overrun, bull rush, tumbling, clambering.
