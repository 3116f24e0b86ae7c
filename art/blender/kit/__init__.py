"""What every scene shares: building, materials, light, plants, furniture, denoising."""
