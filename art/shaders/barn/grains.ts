import { bitsOf, glyphs } from './glyphs.ts';

/** A screen of the size of a fingernail under a loupe, with rain on it: each drop is a second loupe. */
export const drops = `${glyphs}
float said(vec2 cell) {
  vec2 g = vec2(cell.x + 10.0, 7.0 - cell.y);
  float n = dot4(${bitsOf('4')}, floor(g / 2.0) - vec2(0, 0)) + dot4(${bitsOf('2')}, floor(g / 2.0) - vec2(5, 0));
  float bar = step(-12.5, cell.x) * step(cell.x, 9.5) * step(-11.5, cell.y) * step(cell.y, -9.5);
  return min(n + bar * step(cell.x, 1.5) + bar * 0.12, 1.0);
}
vec3 grid(vec2 p) {
  vec2 at = p * 21.0 + vec2(1.0, -0.6);
  vec2 cell = floor(at), d = at - cell - 0.5;
  float on = said(cell);
  float flicker = 0.86 + 0.28 * hash(cell + 3.0);
  // Three emitters in each pixel; the ground between them is copper under glass.
  vec3 light = vec3(0.010, 0.011, 0.009) + 0.010 * noise(at * 14.0);
  light += 0.022 * smoothstep(0.05, 0.02, min(0.5 - abs(d.x), 0.5 - abs(d.y)));
  for (int k = 0; k < 3; k++) {
    vec2 o = vec2(-0.27 + 0.27 * float(k), 0.0);
    vec2 w = abs(d - o) - vec2(0.07, 0.27);
    float slit = smoothstep(0.045, -0.02, length(max(w, 0.0)) + min(max(w.x, w.y), 0.0) - 0.03);
    vec3 tint = k == 1 ? vec3(0.75, 1.3, 0.06) : LIME * (k == 0 ? 0.95 : 0.8);
    light += slit * mix(vec3(0.014), tint * flicker * 1.35, on) + on * tint * 0.055 * exp(-length(w) * 4.0);
  }
  return light;
}
void main() {
  vec2 p = centred();
  p *= 1.0 + 0.05 * dot(p, p);
  vec2 q = p;
  float edge = 0.0, gleam = 0.0, dark = 0.0, glow = 0.0;
  for (int i = 0; i < 26; i++) {
    float k = float(i);
    vec2 c = (vec2(hash(vec2(k, 3.1)), hash(vec2(k, 8.7))) - 0.5) * vec2(1.75, 1.06);
    float r = i < 3 ? 0.12 + 0.05 * k : 0.012 + 0.05 * pow(hash(vec2(k, 5.0)), 2.0);
    if (i == 0) { c = vec2(0.27, -0.1); r = 0.205; }
    if (i == 1) { c = vec2(-0.31, 0.2); r = 0.105; }
    if (i == 2) { c = vec2(-0.62, -0.2); r = 0.12; }
    vec2 d = p - c;
    float bend = 1.0 + 0.07 * sin(atan(d.y, d.x) * 3.0 + k);
    float t = length(d) / (r * bend);
    dark = max(dark, smoothstep(1.35, 0.95, length(d - vec2(0.02, -0.03) * r * 3.0) / r) * step(1.0, t));
    if (t < 1.0) {
      float dome = sqrt(1.0 - t * t);
      q = c + d * (0.30 + 0.55 * (1.0 - dome));
      edge = pow(t, 7.0);
      gleam = smoothstep(0.17, 0.08, length(d / r - vec2(-0.42, 0.46))) * 0.95 + 0.35 * smoothstep(0.05, 0.0, abs(t - 0.88)) * smoothstep(0.2, 0.9, d.x / r - d.y / r);
      glow = smoothstep(0.2, 1.0, (d.x - d.y) / r * 0.7) * 0.12;
      dark = 0.0;
    }
  }
  vec3 light = grid(q) * (1.0 - 0.8 * dark) * (1.0 - 0.9 * edge);
  light += gleam * vec3(0.95, 1.0, 0.98) + glow * LIME;
  float veil = smoothstep(0.75, -0.4, dot(p, vec2(0.6, -0.8)));
  light += 0.012 * veil;
  light *= 1.0 - 0.55 * dot(p, p) * 0.8;
  develop(light / (1.0 + light * 0.18), 0.042, 0.026);
}`;

/** Electronic paper, forty times larger: beads with black and white pigment, and the edge of a three. */
export const beads = `${glyphs}
vec2 shake(vec2 c) { return vec2(hash(c), hash(c + 31.7)); }
void main() {
  vec2 p = centred() * 17.0;
  p += 0.25 * vec2(noise(p * 0.6), noise(p * 0.6 + 9.0));
  vec2 home = floor(p), best = vec2(0);
  float d1 = 9.0, d2 = 9.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 c = home + vec2(x, y);
    float d = length(p - c - 0.5 - (shake(c) - 0.5) * 0.62);
    if (d < d1) { d2 = d1; d1 = d; best = c; } else if (d < d2) d2 = d;
  }
  vec2 mid = best + 0.5 + (shake(best) - 0.5) * 0.62;
  vec2 g = vec2(mid.x * 0.235 + 2.0, 3.5 - mid.y * 0.235);
  float black = dot4(${bitsOf('3')}, floor(g));
  // Along the edges beads are half turned.
  vec2 near = abs(fract(g) - 0.5);
  float part = smoothstep(0.36, 0.5, max(near.x, near.y));
  float turn = mix(black, hash(best + 5.0), part * 0.62);
  vec2 d = (p - mid) / 0.56;
  float gap = smoothstep(0.02, 0.16, d2 - d1);
  float dome = sqrt(max(0.0, 1.0 - min(dot(d, d), 1.0) * 0.92));
  vec3 n = normalize(vec3(d * 0.85, dome + 0.25));
  float lit = max(dot(n, normalize(vec3(-0.55, 0.62, 0.62))), 0.0);
  float split = smoothstep(-0.14, 0.14, dot(d, vec2(cos(hash(best) * 6.28), sin(hash(best) * 6.28))) + (0.5 - turn) * 2.3);
  float dust = noise(p * 11.0) * 0.5 + noise(p * 27.0) * 0.5;
  vec3 white = vec3(0.78, 0.79, 0.755) * (0.72 + 0.42 * dust), ink = vec3(0.017, 0.018, 0.02) * (0.5 + dust * 1.6);
  vec3 light = mix(ink, white, split) * (0.22 + 1.02 * lit);
  light *= mix(0.16, 1.0, gap);
  light += pow(max(dot(n, normalize(vec3(-0.4, 0.5, 1.1))), 0.0), 60.0) * 0.42 * gap;
  light *= 1.1 - 0.45 * dot(centred(), centred());
  develop(light, 0.012, 0.03);
}`;

/** A thumb, printed with ink on paper: a loop of ridges with pores, and where the roller was dry. */
export const thumb = `
void main() {
  vec2 p = centred();
  vec2 q = p * vec2(1.0, 0.82) - vec2(0.0, -0.03);
  float warp = 0.045 * (clouds(p * 4.0 + 2.0) - 0.5) + 0.012 * (noise(p * 26.0) - 0.5);
  // A loop: arcs over a core on the upper side, lines that flow out to one side below.
  vec2 c = q - vec2(0.02, 0.05);
  float up = length(c * vec2(1.18, c.y > 0.0 ? 0.92 : 0.5));
  float flow = c.y * 0.85 + 0.55 * c.x * c.x + 0.22 * c.x;
  float field = mix(up, 0.16 - flow * 0.9, smoothstep(-0.03, -0.3, c.y + c.x * 0.55));
  float ridge = sin((field + warp) * 285.0);
  float pores = smoothstep(0.55, 0.9, noise(p * 92.0));
  float line = smoothstep(-0.25, 0.35, ridge - pores * 0.5);
  float cut = smoothstep(0.012, 0.004, abs(c.y + 0.17 - c.x * 0.5 + 0.02 * sin(c.x * 9.0)));
  float shape = length(q / vec2(0.31, 0.405));
  shape += 0.05 * (clouds(p * 6.0) - 0.5) + 0.03 * (noise(p * 60.0) - 0.5);
  float area = smoothstep(1.02, 0.93, shape);
  float press = 0.55 + 0.5 * smoothstep(1.1, 0.2, shape) + 0.55 * (clouds(p * 3.2 + 7.0) - 0.5);
  float tooth = noise(p * 240.0) * 0.6 + noise(p * 480.0) * 0.4;
  float ink = line * area * (1.0 - cut) * smoothstep(0.2, 0.62, press + tooth * 0.42 - 0.12);
  float smear = 0.05 * area * clouds(p * 9.0);
  vec3 light = mix(vec3(1.0), vec3(0.0035), clamp(ink * (0.93 + 0.07 * tooth), 0.0, 1.0)) - smear * 0.6;
  vec3 shown = pow(clamp(light, 0.0, 1.0), vec3(1.0 / 2.2));
  pixel = vec4(shown, 1);
}`;
