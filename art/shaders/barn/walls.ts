import { bitsOf, glyphs } from './glyphs.ts';

/** A wall that is met at a slant: where the ray of this pixel meets it, and how far away that is. */
const slant = `
vec3 meet(vec2 lens, vec3 n, float away) {
  vec3 ray = normalize(vec3(lens, 1.5));
  n = normalize(n);
  float t = away * n.z / dot(ray, n);
  vec3 at = ray * t;
  vec3 side = normalize(cross(vec3(0, 1, 0), n)), up = cross(n, side);
  vec3 from = at - vec3(0, 0, away);
  return vec3(dot(from, side), dot(from, up), t);
}`;

/** Diodes of a drive-in's wall, from a ladder: what is near and far swims out of focus. */
export const diodes = `${glyphs}${slant}
vec3 shown(vec2 at) {
  float a = sin(at.x * 0.085 + 0.6 * sin(at.y * 0.13)) + sin(at.y * 0.16 + at.x * 0.05);
  float ring = smoothstep(0.15, 0.5, sin(length(at - vec2(9.0, -2.0)) * 0.42 + a));
  float dim = 0.35 + 0.65 * clouds(at * 0.07 + 3.0);
  return mix(vec3(0.012, 0.02, 0.0), LIME, ring) * (ring > 0.01 ? dim * 1.5 : 1.0) + vec3(1.3) * smoothstep(0.8, 0.98, ring) * smoothstep(0.55, 0.75, dim);
}
void main() {
  vec3 hit = meet(centred() * vec2(1.0, 1.0), vec3(-0.95, 0.22, 1.0), 13.0);
  vec2 at = hit.xy * 1.9;
  float blur = clamp(abs(hit.z - 12.2) * 0.085, 0.02, 1.25);
  vec3 light = vec3(0.006) + 0.012 * clouds(at * 3.0);
  vec2 home = floor(at);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    vec2 cell = home + vec2(x, y);
    vec2 d = at - cell - 0.5;
    vec3 lamp = shown(cell) * (0.86 + 0.28 * hash(cell)) * step(0.004, hash(cell + 9.0));
    float r = 0.31, wide = r + blur * 0.55;
    float dome = smoothstep(wide + 0.02 + blur * 0.12, wide - 0.03 - blur * 0.12, length(d));
    float spread = r * r / (wide * wide);
    float core = exp(-dot(d, d) * 16.0 / (1.0 + blur * 10.0)) * (1.0 - min(blur, 1.0) * 0.8);
    light += lamp * dome * spread * (0.55 + 0.9 * core);
    // Glass: the sky on the upper half of each lens, while it is sharp.
    float clear = 1.0 - smoothstep(0.05, 0.3, blur);
    light += clear * dome * (0.05 + 0.30 * smoothstep(0.09, 0.02, length(d - vec2(-0.1, 0.13)))) * vec3(0.8, 0.9, 1.0);
    light += clear * 0.05 * smoothstep(0.06, 0.0, abs(length(d) - 0.36)) * step(0.0, d.y);
    light += lamp * 0.055 * exp(-length(d) * 2.0);
  }
  vec2 u = gl_FragCoord.xy / size;
  light *= 0.45 + 0.75 * smoothstep(0.0, 0.35, u.x) ;
  develop(light / (1.0 + light * 0.22), 0.014, 0.03);
}`;

/** Flip dots over the ring of a sale barn: discs of sheet metal, some of them on their way. */
export const flips = `${glyphs}${slant}
float said(vec2 cell) {
  vec2 g = vec2(cell.x + 11.0, 4.0 - cell.y);
  float n = dot4(${bitsOf('7')}, g);
  n += dot4(${bitsOf('8')}, g - vec2(5, 0)) + dot4(${bitsOf('8')}, g - vec2(10, 0)) + dot4(${bitsOf('0')}, g - vec2(15, 0));
  return min(n, 1.0);
}
void main() {
  vec3 hit = meet(centred(), vec3(0.34, -0.62, 1.0), 13.5);
  vec2 at = hit.xy * 1.42 + vec2(-0.8, 0.6);
  vec2 cell = floor(at), d = at - cell - 0.5;
  float dust = clouds(at * 2.6), fine = noise(at * 46.0);
  vec3 light = vec3(0.016) + 0.018 * dust;
  // The frame: a pressed lattice with light on its upper edges.
  vec2 rim = 0.5 - abs(d);
  float lattice = smoothstep(0.055, 0.025, min(rim.x, rim.y));
  light += lattice * (0.05 + 0.05 * fine) + smoothstep(0.02, 0.0, abs(rim.y - 0.05)) * step(d.y, 0.0) * 0.12;
  float on = said(cell);
  float roll = hash(cell + 4.0);
  float stuck = step(0.962, roll);
  float tilt = stuck > 0.5 ? 0.15 + 0.5 * hash(cell + 8.0) : 0.985 + 0.015 * roll;
  // Turned about the diagonal.
  vec2 q = mat2(0.7071, -0.7071, 0.7071, 0.7071) * d;
  vec2 e = vec2(q.x, q.y / tilt);
  float r = 0.415;
  float shade = smoothstep(0.5, 0.3, length(q - vec2(0.05, -0.1)) ) ;
  light *= 1.0 - 0.65 * shade;
  float disc = smoothstep(r + 0.012, r - 0.012, length(e)) * (1.0 - smoothstep(0.10, 0.08, length(q - vec2(0.40, 0.0))));
  float lean = (roll - 0.5) * 0.5 + (stuck > 0.5 ? 0.5 : 0.0);
  float lit = clamp(0.62 + 0.30 * d.y - 0.42 * d.x + lean * 0.45, 0.0, 1.4);
  vec3 paint = on > 0.5 ? LIME * vec3(1.0, 0.92, 1.0) : vec3(0.021);
  float worn = smoothstep(0.62, 0.75, clouds(at * 5.0 + 3.0)) * 0.4;
  vec3 face = paint * (0.28 + 0.95 * lit) * (1.0 - 0.28 * dust) * (0.94 + 0.12 * fine);
  face = mix(face, vec3(0.16, 0.17, 0.15) * lit, worn * 0.7);
  face += pow(max(0.0, 1.0 - abs(dot(d, vec2(0.75, -0.6)) + 0.06 - lean * 0.3) * 4.5), 3.0) * (on > 0.5 ? 0.22 : 0.10);
  face += smoothstep(0.03, 0.0, abs(length(e) - r + 0.016)) * step(0.0, d.y - d.x) * 0.3;
  light = mix(light, face, disc);
  // One lamp over the ring: strong at the middle, lost at the ends.
  float pool = exp(-dot(at - vec2(-2.0, 3.0), at - vec2(-2.0, 3.0)) * 0.0085);
  light *= 0.10 + 1.5 * pool;
  vec3 haze = vec3(0.055, 0.06, 0.05) * pool * clouds(centred() * 3.0 + 1.0);
  develop((light + haze) / (1.0 + light * 0.15), 0.036, 0.028);
}`;
