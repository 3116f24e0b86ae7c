import { bitsOf, glyphs } from './glyphs.ts';

/** A beacon in snow by night, its arrow lit: the size of a matchbox, seen from a hand's breadth. */
export const beacon = `${glyphs}
float drift(vec2 p) {
  return 0.24 * (clouds(p * 0.75 + 3.0) - 0.5) + 0.045 * clouds(p * 4.5) + 0.012 * noise(p * 26.0);
}
float body(vec3 p) {
  p -= vec3(0.0, 0.17, 0.05);
  float c = cos(0.22), s = sin(0.22);
  p.yz = mat2(c, s, -s, c) * p.yz;
  p.xz = mat2(0.94, 0.34, -0.34, 0.94) * p.xz;
  vec3 q = abs(p) - vec3(0.52, 0.13, 0.86);
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - 0.13;
}
vec2 world(vec3 p) {
  float snow = (p.y - drift(p.xz) + 0.14 * exp(-dot(p.xz, p.xz) * 0.9)) * 0.62;
  float thing = body(p);
  return snow < thing ? vec2(snow, 0.0) : vec2(thing, 1.0);
}
vec3 bump(vec3 p) {
  vec2 e = vec2(0.0012, 0);
  return normalize(vec3(world(p + e.xyy).x - world(p - e.xyy).x, world(p + e.yxy).x - world(p - e.yxy).x, world(p + e.yyx).x - world(p - e.yyx).x));
}
void main() {
  vec2 p = centred();
  vec3 from = vec3(0.55, 2.75, -2.35), ahead = normalize(vec3(0.12, 0.0, 0.12) - from);
  vec3 side = normalize(cross(vec3(0, 1, 0), ahead)), up = cross(ahead, side);
  vec3 ray = normalize(ahead * 1.75 + side * p.x + up * p.y);
  float t = 1.2, kind = -1.0;
  for (int i = 0; i < 110; i++) {
    vec2 w = world(from + ray * t);
    if (w.x < 0.0006 * t) { kind = w.y; break; }
    t += w.x * 0.85;
    if (t > 14.0) break;
  }
  vec3 at = from + ray * t, n = bump(at);
  vec3 lamp = normalize(vec3(-0.75, 0.5, 0.55));
  float dark = 1.0;
  for (float s = 0.03; s < 1.6; s += 0.06) dark = min(dark, 0.5 + 9.0 * world(at + n * 0.01 + lamp * s).x / s);
  dark = clamp(dark, 0.0, 1.0);
  float lit = max(dot(n, lamp), 0.0) * dark;
  // Into the beacon's own frame.
  vec3 q = at - vec3(0.0, 0.17, 0.05);
  float c = cos(0.22), s = sin(0.22);
  q.yz = mat2(c, s, -s, c) * q.yz;
  q.xz = mat2(0.94, 0.34, -0.34, 0.94) * q.xz;
  vec3 light;
  vec3 toScreen = vec3(0.05, 0.55, 0.15) - at;
  if (kind < 0.5) {
    float sparkle = step(0.9972, hash(floor(at.xz * 210.0))) * step(0.2, lit);
    light = vec3(0.30, 0.315, 0.33) * (0.055 + 1.05 * lit) + sparkle * 0.9;
    float spill = max(dot(n, normalize(toScreen)), 0.0) / (0.4 + dot(toScreen, toScreen) * 2.2);
    light += LIME * 0.17 * spill;
    light *= 1.0 - 0.75 * smoothstep(0.26, 0.0, body(at));
  } else {
    float leather = noise(q.xz * 90.0) * 0.5 + noise(q.xz * 190.0) * 0.5;
    light = vec3(0.012) * (0.4 + leather) + vec3(0.11) * lit * (0.7 + 0.5 * leather);
    light += pow(max(dot(reflect(ray, n), lamp), 0.0), 14.0) * 0.16 * dark;
    if (q.y > 0.2) {
      vec2 g = q.xz - vec2(0.0, 0.16);
      vec2 w = abs(g) - vec2(0.39, 0.47);
      float glass = smoothstep(0.012, -0.004, length(max(w, 0.0)) + min(max(w.x, w.y), 0.0) - 0.06);
      vec2 pix = g * 46.0, f = fract(pix) - 0.5;
      vec2 cell = floor(pix);
      // An arrow to the left, and how far it is: 2.
      vec2 a = mat2(0.8, 0.6, -0.6, 0.8) * (cell + 0.5 - vec2(-2.0, 8.0));
      float arrow = step(abs(a.x), 2.2) * step(abs(a.y + 3.0), 5.0);
      arrow = max(arrow, step(abs(a.x), (11.0 - a.y) * 0.78) * step(2.0, a.y) * step(a.y, 11.0));
      float digit = dot4(${bitsOf('2')}, floor(vec2((cell.x + 14.0) / 2.0, (-4.0 - cell.y) / 2.0)));
      digit += dot4(${bitsOf('4')}, floor(vec2((cell.x - 0.0) / 2.0, (-4.0 - cell.y) / 2.0)));
      digit += step(abs(cell.x + 3.5), 1.0) * step(abs(cell.y + 17.0), 1.0);
      float dotted = smoothstep(0.5, 0.4, max(abs(f.x), abs(f.y)));
      vec3 screen = vec3(0.004, 0.006, 0.002) + LIME * min(arrow + digit, 1.0) * dotted * 1.25 + LIME * 0.01;
      float frost = smoothstep(0.56, 0.74, clouds(g * 7.0 + 2.0) + 0.35 * smoothstep(0.25, 0.5, max(abs(g.x), abs(g.y))));
      screen = mix(screen, screen * 0.4 + vec3(0.12) * (0.4 + lit) * (0.5 + noise(g * 160.0)), frost * 0.7);
      light = mix(light, screen, glass);
      vec2 key = q.xz - vec2(0.0, -0.64);
      float ring = length(key);
      light = mix(light, vec3(0.03) + vec3(0.14) * lit, smoothstep(0.15, 0.14, ring) * (0.4 + 0.6 * smoothstep(0.13, 0.10, ring)));
    }
    float crust = smoothstep(0.62, 0.72, clouds(q.xz * 4.2 + q.y * 3.0 + 8.0)) * smoothstep(-0.1, 0.3, n.y) * step(0.34, abs(q.x) + 0.2 * abs(q.z));
    light = mix(light, vec3(0.33) * (0.08 + lit) + LIME * 0.02, crust);
  }
  light *= 1.06 - 0.75 * dot(p, p);
  develop(light * 1.5 / (1.0 + light * 0.2), 0.06, 0.028);
}`;
