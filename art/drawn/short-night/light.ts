/** Shared parts of the pictures of the Short Night: light, and its fall in haze. */
export const night = {
  black: '#07061a',
  deep: '#0d0b24',
  midnight: '#16133a',
  violet: '#2c2660',
  lavender: '#c9b8ff',
  coral: '#ff7a66',
  sodium: '#ffd27a',
  warm: '#fff1e2',
} as const;

export type Spot = readonly [x: number, y: number];

export const f = (value: number) => value.toFixed(1);

/**
 * A beam from a lamp to a pool of light: piled wedges, each narrower, so that its sides are soft. The
 * renderer's blur would take minutes.
 */
export function beam(
  id: string,
  [x, y]: Spot,
  [left, right]: readonly [Spot, Spot],
  strength: number,
): string {
  const layers = 22;
  return Array.from({ length: layers }, (_, i) => {
    const narrow = (i / layers) * 0.46;
    const grow = 0.1 * (1 - i / layers);
    const at = (a: number) =>
      `${f(left[0] + (right[0] - left[0]) * a)} ${f(left[1] + (right[1] - left[1]) * a)}`;
    const half = 15 * (1 - narrow);
    return `<path d="M${f(x - half)} ${f(y)}L${at(narrow - grow)}L${at(1 - narrow + grow)}L${f(x + half)} ${f(y)}Z" fill="url(#${id})" opacity="${(strength / layers).toFixed(3)}"/>`;
  }).join('');
}

/** Returns the gradient of a beam, which fades along the line from the lamp to the floor. */
export const along = (id: string, [x, y]: Spot, [to, floor]: Spot, colour: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${to}" y2="${floor}"><stop offset="0" stop-color="#fff" stop-opacity="1"/><stop offset="0.08" stop-color="${colour}" stop-opacity="0.95"/><stop offset="0.5" stop-color="${colour}" stop-opacity="0.5"/><stop offset="0.8" stop-color="${colour}" stop-opacity="0.2"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/** Soft patches of haze, and the grain of a fast film. */
export const air =
  '<filter id="haze" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0032 0.0065" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 0.86  0 0 0 0 0.8  0 0 0 0 1  1.7 0 0 0 -0.66"/></filter>' +
  '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 0.82  0 0 0 0 0.78  0 0 0 0 1  0.6 0 0 0 -0.24"/></filter>';

export const film = (w: number, h: number, opacity = 0.3) =>
  `<rect width="${w}" height="${h}" filter="url(#grain)" opacity="${opacity}"/>`;

export const glow = (id: string, colour: string, strength: number, middle = colour) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${middle}" stop-opacity="${strength}"/><stop offset="0.3" stop-color="${colour}" stop-opacity="${(strength * 0.45).toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
