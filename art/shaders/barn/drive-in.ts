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
float melt(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
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
  // Cars, three rows, seen from behind: sedans, wagons and pickups, edged by the light that they look into.
  for (int row = 0; row < 3; row++) {
    float k = float(row);
    float base = ground - 0.03 - 0.055 * k - 0.018 * k * k, w = 0.06 + 0.034 * k;
    float x = (p.x + 0.02 * k - 0.04) / w, id = floor(x), f = fract(x) - 0.5;
    float there = step(0.3, hash(vec2(id, k + 2.0))) * step(abs((id + 0.5) * w - 0.02 * k - 0.28), 0.78 + 0.12 * k);
    float kind = hash(vec2(id, k + 11.0));
    float wagon = step(0.4, kind) * step(kind, 0.7), truck = step(0.7, kind);
    float own = hash(vec2(id, k + 31.0));
    vec2 q = vec2(f - (hash(vec2(id, k + 5.0)) - 0.5) * 0.12, (p.y - base) / w + (own - 0.5) * 0.06);
    float belt = 0.295 + 0.035 * wagon + 0.055 * truck + 0.02 * own, roof = 0.455 + 0.11 * wagon + 0.14 * truck;
    float wide = 0.345 + 0.015 * truck, cabin = 0.285 - 0.035 * truck + 0.01 * wagon;
    float lean = 0.5 - 0.2 * wagon - 0.1 * truck;
    // Sills draw in below the bumper, pillars lean in, the roof is a little domed.
    float body = part(q - vec2(0.0, (belt + 0.1) * 0.5), vec2(wide - 0.06 - 0.35 * max(0.19 - q.y, 0.0), (belt - 0.1) * 0.5 - 0.05), 0.06);
    float in0 = max(q.y - belt + 0.03, 0.0) * lean;
    float dome = 0.35 * q.x * q.x;
    float cab = part(q - vec2(0.0, (belt + roof) * 0.5 - 0.02 - dome), vec2(cabin - in0 - 0.055, (roof - belt) * 0.5 - 0.035), 0.055);
    float wheels = part(vec2(abs(q.x) - (wide - 0.075), q.y - 0.075), vec2(0.034, 0.06), 0.022);
    float mirrors = length((vec2(abs(q.x) - (cabin + 0.045), q.y - belt - 0.025)) * vec2(0.75, 1.1)) - 0.024;
    float d = min(min(melt(body, cab, 0.05), wheels), mirrors);
    float near = exp(-abs(p.x - mid.x) * 1.5) * (1.0 - 0.16 * k);
    float soft = 0.9 / (size.y * w);
    float car = smoothstep(soft, -soft, d) * there;
    // They stand on their own dark.
    light *= 1.0 - 0.9 * there * smoothstep(0.46, 0.2, abs(q.x)) * smoothstep(0.075, 0.0, abs(q.y - 0.005));
    vec3 paint = mix(vec3(0.0016), vec3(0.006) + LIME * 0.004, own);
    light = mix(light, paint * (0.5 + 1.6 * smoothstep(0.1, belt, q.y)), car);
    vec3 edge = LIME * 0.5 + 0.22;
    // The rim of the roof, then the shoulders, then the lid of the trunk or the upper edge of a tailgate.
    float rim = smoothstep(-0.028, -0.004, d) * smoothstep(belt - 0.02, roof, q.y);
    light += car * rim * rim * edge * near;
    light += car * smoothstep(-0.03, 0.0, body) * smoothstep(belt - 0.09, belt, q.y) * (1.0 - smoothstep(belt - 0.01, belt + 0.02, q.y)) * edge * 0.5 * near;
    light += car * smoothstep(0.010, 0.0, abs(q.y - belt + 0.03 - dome * 0.25)) * smoothstep(wide - 0.03, wide - 0.12, abs(q.x)) * edge * (0.12 + 0.16 * truck) * near;
    // Bumper, lamps that are out, a plate.
    light += car * smoothstep(0.012, 0.0, abs(q.y - 0.165)) * smoothstep(wide, wide - 0.1, abs(q.x)) * vec3(0.02) * near;
    float lamps = smoothstep(0.008, -0.008, part(vec2(abs(q.x) - (wide - 0.075 + 0.02 * truck), q.y - belt + 0.085 - 0.02 * truck), vec2(0.034 - 0.018 * truck, 0.014 + 0.025 * truck), 0.008));
    light = mix(light, (vec3(0.045) + LIME * 0.02) * near, car * lamps * 0.8);
    float plate = smoothstep(0.006, -0.006, part(q - vec2(0.0, 0.205 - 0.02 * truck), vec2(0.055, 0.02), 0.004));
    light = mix(light, vec3(0.06) * near, car * plate * 0.8);
    // Through the glass one sees the next pane, the screen in it, and perhaps two heads.
    float glass = smoothstep(0.012, -0.012, part(q - vec2(0.0, (belt + roof) * 0.5 - dome), vec2(cabin - in0 - 0.085, (roof - belt) * 0.5 - 0.055), 0.03));
    float sway = (hash(vec2(id, k + 21.0)) - 0.5) * 0.03;
    float left = length((q - vec2(-0.1 + sway, belt + 0.055)) * vec2(1.0, 0.85)) - 0.036, right = length((q - vec2(0.1 - sway, belt + 0.045)) * vec2(1.0, 0.85)) - 0.034;
    float rests = part(vec2(abs(q.x) - 0.1, q.y - belt - 0.01), vec2(0.035, 0.02), 0.012);
    float taken = max(smoothstep(0.008, -0.008, melt(left, rests, 0.03)) * step(0.25, hash(vec2(id, k + 23.0))), smoothstep(0.008, -0.008, melt(right, rests, 0.03)) * step(0.5, hash(vec2(id, k + 25.0))));
    taken = max(taken, smoothstep(0.008, -0.008, rests));
    light = mix(light, (LIME * 0.11 + 0.03) * near * smoothstep(belt - 0.06, roof, q.y), car * glass * (1.0 - taken));
  }
  develop(light / (1.0 + light * 0.12), 0.008, 0.026);
}`;
