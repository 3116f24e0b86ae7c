/** Two ropes thrown into long waves over a chalked floor, computed in meters and seen from the side. */
export const size = { width: 2880, height: 1300 };

type Spot = readonly [x: number, y: number, z: number];

const eye: Spot = [0.9, -3, 0.3];
const lens = 2640;

/** Returns the position of a spot in the picture, and the pixels per meter there. */
function seen([x, y, z]: Spot): readonly [left: number, top: number, metre: number] {
  const turn = 0.322;
  const [dx, dy] = [x - eye[0], y - eye[1]];
  const far = dy * Math.cos(turn) - dx * Math.sin(turn);
  const metre = lens / far;
  const side = dx * Math.cos(turn) + dy * Math.sin(turn);
  return [1440 + side * metre, 760 - (z - eye[2] - far * 0.02) * metre, metre];
}

/** A rope from the hand at the left down to where it is tied. */
function thrown(y: number, high: number, phase: number): Spot[] {
  const spots: Spot[] = [];
  for (let left = -3.6; left < 4.6; left += 0.004) {
    const force = Math.max(0, (3.4 - left) / 6.4);
    const wave = 0.5 + 0.5 * Math.sin(phase + left * (3.2 + 0.14 * left));
    const aside = y + 0.05 * Math.sin(left * 1.7 + phase);
    spots.push([left, aside, 0.034 + high * force ** 1.25 * wave ** 1.7]);
  }
  return spots;
}

const line = (spots: readonly Spot[]) =>
  spots
    .map((spot) => {
      const [x, y] = seen(spot);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L');

const tones = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Hemp in the light of one lamp at the left, less of it with every metre. */
const hemp = tones
  .map((tone) => {
    const light = 1 - tone * 0.105;
    const mix = (r: number, g: number, b: number) =>
      `rgb(${[r, g * (1 - tone * 0.02), b * (1 - tone * 0.025)].map((part) => Math.round(part * light)).join(' ')})`;
    return `<linearGradient id="hemp${tone}" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${mix(250, 236, 204)}"/><stop offset=".4" stop-color="${mix(206, 180, 136)}"/><stop offset=".78" stop-color="${mix(96, 76, 52)}"/><stop offset="1" stop-color="${mix(34, 26, 20)}"/></linearGradient>`;
  })
  .join('');

function rope(spots: readonly Spot[], radius: number): string {
  const body = `<path d="M${line(spots)}" fill="none" stroke="#120d0a" stroke-width="${radius * 2.05 * 880}" stroke-linejoin="round"/>`;
  const strands: string[] = [];
  let run = 0;
  for (let i = 4; i < spots.length - 4; i += 1) {
    const [from, at, to] = [spots[i - 4], spots[i], spots[i + 4]];
    if (!from || !at || !to) continue;
    const [x, y, metre] = seen(at);
    const [ax, ay] = seen(from);
    const [bx, by] = seen(to);
    run += Math.hypot(bx - ax, by - ay) / 8;
    // As much rope from each strand to the next.
    if (run < radius * metre * 1.12) continue;
    run = 0;
    const lean = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    const tone = Math.max(0, Math.min(7, Math.floor(((x + 100) / 3080) * 8)));
    const [long, wide] = [radius * 1.62 * metre, radius * 0.56 * metre];
    const [l, w] = [long.toFixed(1), wide.toFixed(1)];
    // A strand crosses the rope as a long S.
    strands.push(
      `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(lean - 36).toFixed(1)})" fill="url(#hemp${tone})" stroke="#1a120c" stroke-width="2" d="M-${l} 0C-${l} -${w} -${(long * 0.4).toFixed(1)} -${(wide * 1.25).toFixed(1)} 0 -${w}S${l} -${w} ${l} 0S${(long * 0.4).toFixed(1)} ${(wide * 1.25).toFixed(1)} 0 ${w}S-${l} ${w} -${l} 0Z"/>`,
    );
  }
  return `${body}${strands.join('')}`;
}

/** The mill’s red, on the side that the lamp does not reach. */
const rim = (spots: readonly Spot[], radius: number) =>
  `<path d="M${line(spots)}" transform="translate(5 13)" fill="none" stroke="url(#mill)" stroke-width="${radius * 2 * 880}" stroke-linejoin="round"/>`;

const shadow = (spots: readonly Spot[], radius: number) =>
  `<path d="M${line(spots.map(([x, y, z]): Spot => [x + z * 0.85, y + z * 0.1, 0]))}" fill="none" stroke="#050505" stroke-width="${radius * 1.7 * 880}" opacity=".62"/>`;

/** Numbers that look thrown, and are the same each time. */
function* dice(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function dust(): string {
  const throws = dice(77);
  const next = () => throws.next().value;
  return Array.from({ length: 620 }, () => {
    const x = -2.6 + 5.6 * next();
    const [px, py, metre] = seen([x, -0.8 + 1.6 * next(), 0.7 * next() ** 3.2]);
    const r = (0.0012 + 0.0052 * next() ** 5) * metre;
    const red = px > 2050 && next() > 0.5;
    return `<circle cx="${px.toFixed(0)}" cy="${py.toFixed(0)}" r="${r.toFixed(1)}" fill="${red ? '#c8483c' : '#efe9dc'}" opacity="${(0.15 + 0.7 * next()).toFixed(2)}"/>`;
  }).join('');
}

export function ropes(): string {
  const [near, far] = [thrown(-0.25, 1.2, 0.4), thrown(0.5, 1.15, 1.5)];
  const horizon = seen([0, 4.5, 0])[1];
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 12 2800 1264" width="${width}" height="${height}">
  <defs>${hemp}
    <linearGradient id="mill" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2880" y2="0"><stop offset=".4" stop-color="#ff4a3d" stop-opacity="0"/><stop offset=".8" stop-color="#ff4a3d" stop-opacity=".6"/></linearGradient>
    <radialGradient id="lamp" cx=".24" cy=".1" r=".62"><stop offset="0" stop-color="#6d675d"/><stop offset=".5" stop-color="#2e2b28"/><stop offset="1" stop-color="#0d0d0d"/></radialGradient>
    <radialGradient id="furnace" cx=".96" cy=".02" r=".4"><stop offset="0" stop-color="#a02a20" stop-opacity=".6"/><stop offset="1" stop-color="#a02a20" stop-opacity="0"/></radialGradient>
    <radialGradient id="wall" cx=".16" cy=".9" r=".7"><stop offset="0" stop-color="#33302d"/><stop offset="1" stop-color="#0d0d0d"/></radialGradient>
    <radialGradient id="swept" cx=".36" cy=".34" r=".5"><stop offset="0" stop-color="white" stop-opacity=".75"/><stop offset="1" stop-color="white" stop-opacity="0"/></radialGradient>
    <mask id="there"><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#swept)"/></mask>
    <filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter>
    <filter id="haze" filterUnits="userSpaceOnUse" x="-120" y="0" width="3120" height="2600"><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="chalked" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.0035 0.022" numOctaves="5" seed="9" result="swept"/><feColorMatrix in="swept" values="0 0 0 0 .93 0 0 0 0 .9 0 0 0 0 .85 3.4 0 0 0 -1.62" result="cloud"/><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="5" result="raw"/><feColorMatrix in="raw" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.4 0 0 0 -.75" result="grain"/><feComposite in="cloud" in2="grain" operator="in"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="#0d0d0d"/>
  <rect width="${width}" height="${horizon + 6}" fill="url(#wall)"/>
  <g filter="url(#haze)"><rect x="-120" y="${horizon}" width="${width + 240}" height="${height}" fill="url(#lamp)"/><rect x="-120" y="${horizon - 20}" width="${width + 240}" height="${height}" fill="url(#furnace)"/></g>
  <g mask="url(#there)"><rect y="${horizon}" width="${width}" height="${height - horizon}" filter="url(#chalked)"/></g>
  <g filter="url(#soft)">${shadow(far, 0.03)}${shadow(near, 0.034)}</g>
  ${rim(far, 0.03)}${rope(far, 0.03)}
  ${rim(near, 0.036)}${rope(near, 0.036)}
  ${dust()}</svg>`;
}
