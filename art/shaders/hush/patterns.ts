/** Two sets of rings that cannot agree: an eye test that looks back. */
export const rings = `
void main() {
  vec2 p = centred();
  vec2 a = p - vec2(-0.16, 0.03), b = p - vec2(0.17, -0.05);
  b += 0.015 * vec2(sin(p.y * 9.0), cos(p.x * 7.0));
  float ra = length(a) * 38.0, rb = length(b) * 38.0;
  float wa = fwidth(ra), wb = fwidth(rb);
  float la = smoothstep(0.25 - wa, 0.25 + wa, abs(fract(ra) - 0.5));
  float lb = smoothstep(0.25 - wb, 0.25 + wb, abs(fract(rb) - 0.5));
  vec3 paper0 = rgb(0xf1ead9), cobalt = rgb(0x1733d6), red = rgb(0xff4a2a);
  vec3 light = paper0;
  light = mix(light, cobalt, 1.0 - la);
  light = light * mix(vec3(1.0), mix(red, vec3(0.08, 0.05, 0.1), 1.0 - la), 1.0 - lb);
  float pupil = smoothstep(0.052, 0.050, length(a)) + smoothstep(0.052, 0.050, length(b));
  light = mix(light, rgb(0x0b0a12), min(pupil, 1.0));
  light *= 1.02 - 0.16 * dot(p, p);
  show(light, 0.012);
}`;

/** Eggs of a fish, lit from behind: each has something in it. */
export const roe = `
void main() {
  vec2 p = centred() * 4.4 + vec2(0.35, 0.2);
  vec3 light = rgb(0x3a0712);
  float best = -1.0;
  vec2 home = floor(p), mid = vec2(0.0), seed = vec2(0.0);
  float size0 = 0.5;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    vec2 cell = home + vec2(x, y);
    vec2 c = cell + 0.5 + 0.34 * vec2(sin(TAU * hash(cell)), cos(TAU * hash(cell + 13.0))) + vec2(mod(cell.y, 2.0) * 0.4, 0.0);
    float r = 0.53 + 0.10 * hash(cell + 29.0), d = length(p - c);
    float high = sqrt(max(r * r - d * d, 0.0)) + 0.5 * hash(cell + 3.0);
    if (d < r && high > best) { best = high; mid = c; size0 = r; seed = cell; }
  }
  if (best > 0.0) {
    vec2 d = (p - mid) / size0;
    float l = length(d), z = sqrt(max(1.0 - l * l, 0.0));
    vec3 n = vec3(d, z);
    float thin = pow(l, 2.6);
    vec3 body = mix(rgb(0xff9a4a), rgb(0xff3d2e), smoothstep(0.1, 0.95, l + 0.25 * d.y));
    body = mix(body, rgb(0xffd9a0), 0.65 * smoothstep(0.9, 0.1, length(d - vec2(0.28, -0.42))));
    light = body * (0.55 + 0.5 * z) * (1.0 - 0.55 * smoothstep(0.86, 1.0, l)) + rgb(0xff6a4a) * thin * 0.25;
    vec2 e = d - 0.28 * vec2(cos(TAU * hash(seed + 7.0)), sin(TAU * hash(seed + 7.0)));
    float curl = atan(e.y, e.x) + TAU * hash(seed);
    float worm = smoothstep(0.055, 0.02, abs(length(e) - 0.27 - 0.05 * sin(curl))) * smoothstep(-0.75, -0.3, cos(curl));
    light = mix(light, rgb(0x7a1020), worm * 0.6);
    light = mix(light, rgb(0x12060c), smoothstep(0.105, 0.085, length(e - vec2(0.25, 0.06))));
    light += vec3(0.7) * smoothstep(0.03, 0.01, length(e - vec2(0.225, 0.09)));
    light += rgb(0xfff4e0) * (pow(max(dot(n, normalize(vec3(-0.45, 0.6, 0.65))), 0.0), 60.0) * 1.1 + 0.18 * smoothstep(0.25, 0.0, abs(l - 0.86)) * smoothstep(0.0, 0.8, d.y - d.x));
  }
  vec2 u = centred();
  light *= 1.12 - 0.85 * dot(u, u);
  show(light, 0.014);
}`;

/** Frost on a pane, and the street's light behind it; over the time of the film it thaws from the middle. */
export const frost = `
float lines(float at, float count, float wide) {
  float near = abs(fract(at * count) - 0.5) / count;
  return exp(-near * near / (wide * wide));
}
float fern(vec2 p, float tall, float seed) {
  p.x += 0.16 * p.y * p.y * sin(seed) + 0.008 * sin(p.y * 21.0 + seed);
  float s = p.y, d = abs(p.x), side = p.x < 0.0 ? 0.0 : 7.0;
  if (s < -0.02 || s > tall) return 0.0;
  float taper = 1.0 - s / tall;
  float stem = exp(-d * d / (0.000018 + 0.00005 * taper));
  float root = s - d * 0.52, count = 26.0;
  float own = floor(root * count) + side + seed * 13.0;
  float reach = (0.10 + 0.20 * hash(vec2(own, seed))) * pow(clamp(1.0 - root / tall, 0.0, 1.0), 0.7) * smoothstep(-0.02, 0.12, root);
  float left = clamp(1.0 - d / max(reach, 1e-3), 0.0, 1.0);
  float barb = lines(root, count, 0.0022 + 0.0022 * left) * smoothstep(0.0, 0.12, left);
  float near = abs(fract(root * count) - 0.5) / count;
  float twig = lines(d + 0.45 * near, 86.0, 0.0014) * exp(-near * 120.0 / (0.5 + left)) * smoothstep(0.0, 0.3, left);
  return max(stem, max(barb * 0.85, twig * 0.6));
}
void main() {
  vec2 p = centred();
  vec2 q = p + 0.035 * (vec2(clouds(p * 5.0), clouds(p * 5.0 + 8.0)) - 0.5);
  float ice = 0.0;
  for (int i = 0; i < 13; i++) {
    float k = float(i), up = mod(k, 3.0) > 1.5 ? -1.0 : 1.0;
    vec2 root = vec2(-1.08 + 0.18 * k, -0.55 * up);
    float lean = 0.75 * sin(k * 2.7) + (up < 0.0 ? 3.1416 : 0.0);
    vec2 d = mat2(cos(lean), sin(lean), -sin(lean), cos(lean)) * (q - root);
    ice = max(ice, fern(d, 0.55 + 0.5 * hash(vec2(k, 3.0)), k * 1.37));
  }
  float edge = length(p * vec2(0.75, 1.0) - vec2(0.08, 0.0)) + 0.22 * (clouds(p * 5.0) - 0.5);
  float gone = smoothstep(0.05, -0.05, edge - 0.95 * time);
  float rime = clouds(q * 9.0) * 0.35 + 0.25 * noise(q * 60.0);
  vec3 street = mix(rgb(0x0a1130), rgb(0x2b3f86), smoothstep(-0.5, 0.5, p.y));
  street += rgb(0xffb45e) * exp(-length((p - vec2(0.27, 0.12)) * vec2(1.0, 1.2)) * 4.6) * 1.3 + rgb(0xff5a4a) * exp(-length(p - vec2(-0.35, -0.18)) * 7.0) * 0.7;
  vec3 frozen = street * 0.55 + (rgb(0x9cc6ff) * 0.12 + street * 0.35) * rime;
  frozen += mix(rgb(0xbfe0ff), rgb(0xffe2bd), exp(-length(p - vec2(0.27, 0.12)) * 3.0)) * ice * 0.85;
  float wet = smoothstep(0.10, 0.0, abs(edge - 0.95 * time)) * step(0.01, time);
  vec3 light = mix(frozen, street * (0.9 + 0.25 * noise(p * vec2(30.0, 3.0))), gone) + vec3(0.35, 0.42, 0.5) * wet * 0.25;
  show(light / (1.0 + light * 0.25), 0.016);
}`;
