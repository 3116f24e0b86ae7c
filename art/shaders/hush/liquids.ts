/** One drop of ink in milk, a moment after it fell. */
export const ink = `
void main() {
  vec2 p = centred() * 2.0;
  vec2 q = p + vec2(0.10, -0.55);
  for (int i = 1; i < 7; i++) {
    float k = float(i);
    vec2 n = vec2(clouds(q * (0.9 + 0.5 * k) + k * 3.7), clouds(q * (0.9 + 0.5 * k) - k * 5.1)) - 0.5;
    q += n * 0.75 / k + 0.16 / k * vec2(sin(q.y * 3.1 * k + k), cos(q.x * 2.7 * k));
  }
  float stem = exp(-pow(q.x * (2.6 + 2.4 * smoothstep(-0.6, 0.7, q.y)), 2.0)) * smoothstep(-1.25, -0.3, q.y);
  float cap = exp(-dot(q - vec2(0.0, -0.62), q - vec2(0.0, -0.62)) * 2.1);
  float body = max(stem, cap);
  float sheet = 0.5 + 0.5 * sin(18.0 * length(q - vec2(0.1, -0.3)) + 6.0 * clouds(q * 3.0));
  float ink0 = smoothstep(0.10, 0.75, body * (0.55 + 0.6 * sheet) + 0.25 * (clouds(q * 4.0) - 0.5));
  float veil = smoothstep(0.02, 0.5, body);
  vec3 milk = mix(rgb(0xf6efe9), rgb(0xe2d3da), smoothstep(-0.6, 1.2, length(p)));
  vec3 light = mix(milk, rgb(0x7c5a86), veil * 0.62);
  light = mix(light, rgb(0x130c1e), ink0);
  light += rgb(0x3a2b9c) * smoothstep(0.3, 0.6, ink0) * (1.0 - smoothstep(0.6, 0.95, ink0)) * 0.45;
  show(light, 0.014);
}`;

/** The floor of a pool at noon: tiles, and the net of light that the water throws on them. */
export const pool = `
float caustic(vec2 p) {
  p += 0.5 * (vec2(clouds(p * 0.5), clouds(p * 0.5 + 9.0)) - 0.5);
  float near = 9.0, next = 9.0;
  vec2 home = floor(p);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 cell = home + vec2(x, y);
    float d = length(p - cell - 0.5 - 0.42 * vec2(sin(TAU * hash(cell)), cos(TAU * hash(cell + 31.0))));
    if (d < near) { next = near; near = d; } else next = min(next, d);
  }
  return next - near;
}
void main() {
  vec2 p = centred();
  vec2 bend = 0.030 * vec2(sin(p.y * 17.0 + 3.0 * clouds(p * 3.0)), cos(p.x * 15.0 + 3.0 * clouds(p * 3.0 + 4.0)));
  vec2 floor0 = p + bend;
  float deep = 1.0 / (0.95 - 0.55 * p.y);
  vec2 tile = floor0 * deep * vec2(6.5, 8.5);
  vec2 edge = abs(fract(tile) - 0.5);
  float joint = smoothstep(0.455, 0.49, max(edge.x, edge.y));
  float a = caustic(floor0 * deep * 5.2), b = caustic(floor0 * deep * 8.1 + 7.0);
  float lit = pow(1.0 - smoothstep(0.0, 0.20, a), 2.2) + 0.55 * pow(1.0 - smoothstep(0.0, 0.16, b), 2.0);
  vec3 water = mix(rgb(0x0c7fa6), rgb(0x2fd0cf), 0.5 + 0.9 * p.y + 0.25 * hash(floor(tile)) - 0.12);
  float lane = step(abs(floor(tile).x + 3.0), 0.5);
  water = mix(water, rgb(0x0b2a6b), lane * 0.85);
  vec3 light = water * (0.62 + 0.3 * a) * (1.0 - 0.35 * joint);
  light += rgb(0xd9fff2) * lit * (0.75 - 0.25 * joint) * (0.7 + 0.4 * a);
  light += rgb(0xffffff) * smoothstep(0.66, 0.8, clouds(p * vec2(2.0, 6.0) + 3.0)) * 0.25 * smoothstep(0.0, 0.5, p.y);
  show(light / (1.0 + light * 0.28) * 1.1, 0.014);
}`;

/** A skin of soap across a ring, the moment before it goes: thin and black above, thick and bright below. */
export const soap = `
void main() {
  vec2 p = centred();
  vec2 q = p * 1.15;
  for (int i = 1; i < 6; i++) {
    float k = float(i);
    q += 0.22 / k * vec2(sin(q.y * 4.1 * k + k * 2.0), sin(q.x * 3.3 * k - k * 1.2));
    q += 0.10 / k * (vec2(clouds(q * 2.4 * k), clouds(q * 2.4 * k + 5.0)) - 0.5);
  }
  float thick = 0.95 - 1.9 * q.y + 0.65 * (clouds(q * 2.6) - 0.5);
  thick = max(thick, 0.0);
  vec3 phase = thick * vec3(1.0 / 0.66, 1.0 / 0.54, 1.0 / 0.44) * 0.92;
  vec3 film = pow(0.5 - 0.5 * cos(TAU * phase), vec3(0.9));
  film = mix(vec3(dot(film, vec3(0.25, 0.5, 0.25))), film, 0.62) + 0.03;
  film *= mix(vec3(1.0), rgb(0xffc9dd), 0.35);
  vec3 light = film * (0.30 + 0.80 * smoothstep(0.0, 0.5, thick));
  float lamp = smoothstep(0.09, 0.0, abs(length(p - vec2(-0.32, 0.18)) - 0.22)) * smoothstep(-0.1, 0.3, p.y - p.x * 0.4 - 0.2);
  light += vec3(0.9, 0.95, 1.0) * lamp * 0.18;
  show(light * (1.15 - 0.5 * dot(p, p)), 0.014);
}`;
