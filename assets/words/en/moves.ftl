### What commands say of movements, beside the rulings.
