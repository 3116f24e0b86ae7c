/** Head of every fragment shader: noise, colours, and the picture's end (gamma and a little grain). */
export const head = `#version 300 es
precision highp float;
out vec4 pixel;
uniform vec2 size;
uniform float time; // 0 to 1, and 1 looks like 0
const float TAU = 6.2831853;

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float clouds(vec2 p) {
  float sum = 0.0, share = 0.5;
  for (int i = 0; i < 5; i++) {
    sum += share * noise(p);
    p = mat2(0.8, 0.6, -0.6, 0.8) * p * 2.03 + 7.1;
    share *= 0.5;
  }
  return sum;
}
// A walk on a circle: what moves along it comes back to where it began.
vec2 walk(float speed, float phase) {
  return vec2(cos(time * TAU * speed + phase), sin(time * TAU * speed + phase));
}
vec3 rgb(int hex) {
  return pow(vec3((hex >> 16) & 255, (hex >> 8) & 255, hex & 255) / 255.0, vec3(2.2));
}
vec2 centred() {
  return (gl_FragCoord.xy - 0.5 * size) / size.y;
}
void show(vec3 light, float grain) {
  vec3 shown = pow(max(light, 0.0), vec3(1.0 / 2.2));
  pixel = vec4(shown + (hash(gl_FragCoord.xy + 0.37) - 0.5) * grain, 1);
}
`;
