import { glyphs } from './glyphs.ts';

/** The plain outside of town by night, long and low: one lit screen, rows of cars before it. */
export const driveIn = `${glyphs}
float range(float x, float k) {
  return clouds(vec2(x * (1.1 + k) + k * 17.0, k * 5.0)) * 1.15 - 0.5 + 0.12 * noise(vec2(x * 9.0, k)) ;
}
float part(vec2 p, vec2 half2, float r) {
  vec2 q = abs(p) - half2;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}
vec3 picture(vec2 u) {
  vec2 p = u * vec2(2.2, 1.0) * 2.3 + 4.0;
  for (int i = 0; i < 4; i++) p += 0.4 * vec2(sin(p.y * 1.6 + float(i)), cos(p.x * 1.3 - float(i)));
  float band = sin(p.x * 1.7 + p.y * 1.2);
  vec3 c = mix(vec3(0.03, 0.05, 0.0), LIME, smoothstep(-0.5, 0.8, band));
  return mix(c, vec3(1.25), smoothstep(0.55, 0.98, sin(p.y * 2.1 + band)));
}
void main() {
  vec2 p = centred();
  float ground = -0.235;
  vec2 mid = vec2(0.40, 0.055), half2 = vec2(0.53, 0.22);
  vec2 s = (p - mid) / half2;
  // Sky.
  float high = smoothstep(ground, 0.5, p.y);
  vec3 light = mix(vec3(0.045, 0.048, 0.05), vec3(0.0045, 0.005, 0.006), pow(high, 0.6));
  float veil = clouds(vec2(p.x * 1.3 + 2.0, p.y * 4.5));
  light += vec3(0.02) * smoothstep(0.5, 0.8, veil) * (1.0 - high);
  vec2 grid = floor(gl_FragCoord.xy / (size.y / 620.0));
  float star = step(0.9982, hash(grid)) * pow(hash(grid + 7.0), 3.0);
  light += star * 0.9 * high * (1.0 - smoothstep(0.5, 0.75, veil));
  // Three ranges, the nearest blackest, with snow that catches the last light.
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float top = ground + 0.26 - 0.085 * k + (0.30 - 0.07 * k) * range(p.x * 0.9 + k * 2.0, 0.5 + k * 0.6);
    float in0 = smoothstep(0.004, -0.002, p.y - top);
    float snow = smoothstep(0.42, 0.62, clouds(vec2(p.x * 15.0 + (top - p.y) * 22.0, p.y * 26.0 + k * 4.0))) * smoothstep(0.13, 0.0, top - p.y) * (1.0 - k * 0.42);
    vec3 rock = vec3(0.022, 0.023, 0.025) * (1.0 - 0.3 * k) + vec3(0.13) * snow;
    rock += vec3(0.018) * smoothstep(0.16, 0.0, p.y - ground) * (1.0 - k * 0.2);
    light = mix(light, rock, in0);
  }
  // The glow that a lit wall throws into cold air.
  float away = length(max(abs(p - mid) - half2, 0.0));
  light += (LIME * 0.03 + 0.008) * exp(-away * 7.0) * (0.6 + 0.7 * veil) + vec3(0.05) * exp(-away * 30.0);
  // Frame, legs, screen.
  float leg = step(abs(abs(p.x - mid.x) - 0.33), 0.007) + step(abs(p.x - mid.x), 0.006);
  leg += step(abs(abs(p.x - mid.x) - 0.33 + (p.y - ground) * 0.4), 0.003);
  if (p.y < mid.y && p.y > ground) light = mix(light, vec3(0.006), min(leg, 1.0) * step(p.y, mid.y - half2.y));
  float frame = step(abs(s.x), 1.018) * step(abs(s.y), 1.045);
  light = mix(light, vec3(0.009), frame);
  float face = step(abs(s.x), 1.0) * step(abs(s.y), 1.0);
  vec2 dots = fract((s * 0.5 + 0.5) * vec2(288.0, 120.0)) - 0.5;
  vec2 cellAt = floor((s * 0.5 + 0.5) * vec2(288.0, 120.0)) / vec2(288.0, 120.0);
  light = mix(light, picture(cellAt) * (0.55 + 0.75 * smoothstep(0.5, 0.25, length(dots))), face);
  // The yard: gravel that takes the colour of the wall, brighter toward it.
  if (p.y < ground) {
    float depth = 0.055 / (ground - p.y + 0.012);
    vec2 yard = vec2((p.x - 0.1) * depth * 9.0, depth * 16.0);
    float grit = hash(floor(gl_FragCoord.xy / (1.5 + 60.0 * (ground - p.y))));
    float stones = clouds(yard * vec2(1.6, 2.2)) * 0.5 + noise(vec2(p.x * 900.0, p.y * 1900.0) * (0.25 + depth * 0.35)) * 0.35 + grit * 0.3;
    float reach = exp(-pow((p.x - mid.x) / (0.42 + (ground - p.y) * 1.6), 2.0)) * exp(-(ground - p.y) * 5.2);
    light = vec3(0.007) + (LIME * 0.19 + 0.07) * reach * (0.35 + 1.2 * stones * stones) + vec3(0.006) * stones;
    float puddle = smoothstep(0.56, 0.66, clouds(vec2(p.x * 4.0 + 3.0, p.y * 30.0)));
    vec2 up = vec2(s.x, ((2.0 * ground - p.y) - mid.y) / half2.y + 0.03 * noise(vec2(p.x * 80.0, p.y * 400.0)));
    float mirror = smoothstep(1.02, 0.9, abs(up.x)) * smoothstep(1.02, 0.9, abs(up.y));
    light = mix(light, mix(vec3(0.010), picture(up * 0.5 + 0.5) * 0.55, mirror), puddle * 0.9);
  }
  // Cars, three rows, seen from behind: roofs edged with light.
  for (int row = 0; row < 3; row++) {
    float k = float(row);
    float base = ground - 0.03 - 0.055 * k - 0.018 * k * k, w = 0.06 + 0.034 * k;
    float x = (p.x + 0.02 * k - 0.04) / w, id = floor(x), f = fract(x) - 0.5;
    float there = step(0.3, hash(vec2(id, k + 2.0))) * step(abs((id + 0.5) * w - 0.02 * k - 0.28), 0.78 + 0.12 * k);
    float kind = hash(vec2(id, k + 11.0));
    float big = step(0.62, kind);
    vec2 q = vec2(f - (hash(vec2(id, k + 5.0)) - 0.5) * 0.14, (p.y - base) / w);
    float roof = 0.39 + 0.13 * big;
    // A body, a cab that narrows to its roof, two wheels.
    float lower = part(q - vec2(0.0, 0.18), vec2(0.35, 0.075), 0.05);
    float cab = part(q - vec2(0.0, roof * 0.5 + 0.09), vec2(0.29 - max(q.y - 0.24, 0.0) * 0.5, roof * 0.5 - 0.09), 0.05);
    float wheels = part(vec2(abs(q.x) - 0.255, q.y - 0.06), vec2(0.045, 0.065), 0.015);
    float d = min(min(lower, cab), wheels);
    float near = exp(-abs(p.x - mid.x) * 1.5) * (1.0 - 0.16 * k);
    float soft = 0.004 / w * 0.25;
    float car = smoothstep(soft, -soft, d) * there;
    light *= 1.0 - 0.85 * there * smoothstep(0.5, 0.25, abs(q.x)) * smoothstep(0.09, 0.0, abs(q.y + 0.01));
    light = mix(light, vec3(0.0016), car);
    float upper = smoothstep(-0.04, 0.0, d) * smoothstep(0.24, 0.4, q.y);
    light += car * upper * upper * upper * (LIME * 0.4 + 0.16) * near;
    light += car * smoothstep(0.03, 0.0, abs(q.y - 0.275)) * step(0.25, abs(q.x)) * (LIME * 0.2 + 0.05) * near;
    float glass = smoothstep(0.02, -0.02, part(q - vec2(0.0, roof * 0.5 + 0.15), vec2(0.2 - max(q.y - 0.3, 0.0) * 0.4, roof * 0.5 - 0.19), 0.03));
    // Through the glass one sees the next pane, the screen in it, and perhaps a head.
    float head = length((q - vec2(hash(vec2(id, k + 21.0)) > 0.5 ? 0.085 : -0.085, 0.27)) * vec2(1.0, 0.8)) - 0.05;
    float taken = smoothstep(0.012, -0.012, head) * step(0.45, hash(vec2(id, k + 23.0)));
    light = mix(light, (LIME * 0.06 + 0.012) * near * smoothstep(0.2, 0.5, q.y), car * glass * (1.0 - taken));
  }
  develop(light / (1.0 + light * 0.12), 0.008, 0.026);
}`;
