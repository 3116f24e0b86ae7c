/** The wire of a lamp, as thick as an arm: a coil that hangs between two posts. */
export const wire = `
void main() {
  vec2 p = centred();
  p = mat2(0.966, 0.259, -0.259, 0.966) * p;
  float sag = -0.06 + 0.26 * p.x * p.x;
  vec3 light = rgb(0x120502) + rgb(0x5a1c06) * exp(-abs(p.y - sag) * 5.0 - p.x * p.x * 1.4) * 1.3;
  float amp = 0.175, pitch = 46.0;
  for (int i = 0; i < 3; i++) {
    float back = float(i) * 0.35, d = 9.0, front = 0.0, best = p.x;
    for (int j = -9; j <= 15; j++) {
      // Coarse steps along the wire, then fine ones about the nearest.
      float x = j < 10 ? p.x + float(j) * 0.0045 : best + (float(j) - 12.5) * 0.0011, ph = x * pitch + back + 0.5 * sin(x * 3.0);
      float reach = length(vec2(x - p.x, p.y + 0.06 - 0.26 * x * x - amp * sin(ph)));
      if (reach < d) { d = reach; front = 0.5 + 0.5 * cos(ph); if (j < 10) best = x; }
    }
    float core = smoothstep(0.0150, 0.010, d) * (0.35 + 0.75 * front);
    float heat = exp(-p.x * p.x * 1.6);
    vec3 hot = mix(rgb(0xff5a0a), rgb(0xfff0c4), heat * (0.35 + 0.65 * front) * smoothstep(0.0145, 0.0, d));
    light += (i == 0 ? 1.0 : 0.12) * (hot * core * (0.5 + 1.6 * heat) + rgb(0xff6a14) * heat * exp(-d * 24.0) * (0.3 + front) * 0.35);
  }
  float glass = smoothstep(0.012, 0.0, abs(length((p - vec2(0.0, 0.02)) * vec2(0.82, 1.0)) - 0.47));
  light += rgb(0xff9a4a) * glass * 0.10 * smoothstep(-0.2, 0.5, p.y + p.x);
  float post = smoothstep(0.02, 0.012, abs(abs(p.x) - 0.64)) * step(p.y, sag + 0.12);
  light = mix(light, rgb(0x2a0e04) + rgb(0xff8a3a) * 0.25 * smoothstep(0.0, 0.02, abs(p.x) - 0.63), post * 0.8);
  show(light / (1.0 + light * 0.30), 0.022);
}`;

/** Traffic behind a wet pane, so far out of focus that a brake light is a coin. */
export const traffic = `
float disc(vec2 d, float r, float soft) {
  float l = length(d);
  return smoothstep(r + soft, r - soft, l) * (0.62 + 0.55 * smoothstep(r * 0.55, r, l));
}
void main() {
  vec2 p = centred();
  vec3 light = mix(rgb(0x06070d), rgb(0x1a0e1a), smoothstep(-0.5, 0.5, p.y));
  for (int i = 0; i < 4; i++) {
    float k = float(i), wide = 2.9 + k * 1.3;
    vec2 at = mat2(0.98, 0.2, -0.2, 0.98) * p * wide + k * 11.3;
    vec2 home = floor(at);
    for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
      vec2 cell = home + vec2(x, y);
      float roll = hash(cell + k * 3.0), row = (cell.y + 0.5 - k * 11.3) / wide;
      if (roll < 0.46 + 0.55 * abs(row)) continue;
      vec2 d = at - cell - 0.5 - 0.5 * (vec2(hash(cell + 5.0), hash(cell + 8.0)) - 0.5);
      float tint = hash(cell + 17.0), r = 0.36 + 0.16 * hash(cell + 23.0);
      vec3 lamp = tint < 0.42 ? rgb(0xff1f2e) : tint < 0.72 ? rgb(0xff9d1c) : tint < 0.95 ? rgb(0xfff1cf) : rgb(0x38d0c0);
      float pane = disc(d, r, 0.030) * (0.84 + 0.3 * clouds(d * 7.0 + cell));
      light += lamp * pane * (0.24 + 0.42 * hash(cell + 2.0)) * (1.0 - 0.12 * k);
    }
  }
  // Drops on the pane turn the street upside down.
  vec2 grid = p * 15.0, own = floor(grid);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 cell = own + vec2(x, y);
    float r = 0.10 + 0.30 * pow(hash(cell + 41.0), 3.0);
    vec2 d = grid - cell - 0.5 - 0.6 * (vec2(hash(cell + 3.0), hash(cell + 6.0)) - 0.5);
    d.y *= 0.86;
    float drop = smoothstep(r, r - 0.06, length(d)) * step(0.30, hash(cell + 51.0));
    vec3 seen = mix(rgb(0xff5a2a), rgb(0x100811), smoothstep(-0.8, 0.5, d.y / r)) * (0.35 + 0.4 * hash(cell));
    light = mix(light, light * 0.45 + seen * 0.55, drop);
    light += vec3(1.0, 0.9, 0.8) * smoothstep(0.07, 0.02, length(d - r * vec2(-0.3, 0.42))) * drop * 0.7 * step(0.17, r);
  }
  show(light / (1.0 + light * 0.22), 0.02);
}`;

/** Totality, two minutes and four seconds of it. */
export const eclipse = `
void main() {
  vec2 p = centred() - vec2(0.06, -0.02);
  float r = length(p), turn = atan(p.y, p.x), rim = 0.265;
  vec2 round = p / max(r, 1e-4);
  float out0 = max(r - rim, 0.0);
  float rays = noise(round * 4.0 + vec2(out0 * 2.0, 3.0)) * 0.7 + noise(round * 13.0 + 7.0) * 0.45 + noise(round * 37.0 - out0 * 6.0) * 0.28;
  float streamers = pow(rays, 2.4) * (0.55 + 0.75 * abs(cos(turn - 0.35)));
  vec3 sky = mix(rgb(0x0a1736), rgb(0xe08a5a), smoothstep(0.12, -0.78, p.y) * 0.55);
  vec3 light = sky * 0.9;
  light += rgb(0xdfeaff) * (streamers * exp(-out0 * (10.5 - 4.2 * rays)) * 1.15 + 0.75 * exp(-out0 * 26.0));
  light += rgb(0xff3f6e) * exp(-out0 * 90.0) * smoothstep(0.52, 0.75, noise(round * 9.0 + 2.0)) * 1.6;
  float disc = smoothstep(rim + 0.0015, rim - 0.0015, r);
  light = mix(light, rgb(0x0a0d18) * (0.7 + 0.6 * clouds(p * 7.0)), disc);
  vec2 bead = p - rim * vec2(cos(0.92), sin(0.92));
  float b = length(bead);
  light += vec3(1.0, 0.97, 0.9) * (0.0016 / (b * b + 0.0004) + 0.010 / (b + 0.02) + 0.0008 / (abs(bead.x + bead.y * 0.02) + 0.004) * exp(-b * 9.0) + 0.0008 / (abs(bead.y) + 0.004) * exp(-b * 9.0)) * (1.0 - 0.97 * disc * smoothstep(0.02, 0.06, b));
  light += step(0.9991, hash(floor(gl_FragCoord.xy / (size.y / 420.0)))) * 0.5 * smoothstep(0.2, 0.6, out0) * smoothstep(-0.3, 0.4, p.y);
  show(light / (1.0 + light * 0.3), 0.016);
}`;
