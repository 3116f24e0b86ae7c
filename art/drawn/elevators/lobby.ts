import { flatStroke, shape, stroke } from '../svg.ts';

type Spot = readonly [x: number, y: number, z: number];

/** The board; the hall that lies under it was rendered in these proportions. */
const [width, height] = [2400, 1350];

/** Returns the position of a spot of the hall in the picture: the camera of the scene `atrium`, in meters. */
function seen([x, y, z]: Spot): readonly [number, number, number] {
  const [dx, dy] = [x + 2.6, y + 12.5];
  const away = dx * 0.17044 + dy * 0.98537;
  const scale = ((25 / 36) * width) / away;
  const right = dx * 0.98537 - dy * 0.17044;
  return [width / 2 + right * scale, height / 2 + 0.12 * width - (z - 1.9) * scale, scale];
}
const point = (spot: Spot) =>
  seen(spot)
    .slice(0, 2)
    .map((value) => value.toFixed(1))
    .join(' ');
const face = (...spots: readonly Spot[]) => `M${spots.map(point).join('L')}Z`;

/** The middle of the shaft: its ropes stand at 36 percent of the width, where the page has its line. */
const [mx, my] = [-2.985, 1.3];
const half = 1.12;
const [near, far] = [my - half, my + half];
const [left, right] = [mx - half, mx + half];
const roof = 9.6;
/** Floor of the car, and its height. */
const foot = 3.75;
const tall = 2.45;

/** An upright bar of brass, lit from the left. */
function post(x: number, y: number, from: number, to: number, wide: number, ink = 'url(#brass)') {
  const [px, foot0, scale] = seen([x, y, from]);
  const head = seen([x, y, to])[1];
  const w = wide * scale;
  return `<rect x="${(px - w / 2).toFixed(1)}" y="${head.toFixed(1)}" width="${w.toFixed(1)}" height="${(foot0 - head).toFixed(1)}" fill="${ink}"/>`;
}
const across = (y: number, z: number, high: number, ink = 'url(#bar)') =>
  shape(
    face(
      [left - 0.06, y, z - high / 2],
      [right + 0.06, y, z - high / 2],
      [right + 0.06, y, z + high / 2],
      [left - 0.06, y, z + high / 2],
    ),
    ink,
  );

/** Draws a person from behind, in meters, feet on the origin. */
const body = (coat: string, fold: string, rest: string) =>
  shape('M-.15 .6L-.035 .6L-.045 .07L-.115 .07ZM.15 .6L.035 .6L.045 .07L.115 .07Z', rest) +
  shape(
    'M-.125 .08Q-.14 .0 -.1 -.015L-.05 -.015Q-.03 .03 -.043 .08ZM.125 .08Q.14 .0 .1 -.015L.05 -.015Q.03 .03 .043 .08Z',
    '#14161d',
  ) +
  shape(
    'M-.256 .86Q-.27 .76 -.232 .75Q-.2 .75 -.205 .86ZM.256 .86Q.27 .76 .232 .75Q.2 .75 .205 .86Z',
    '#a87454',
  ) +
  shape(
    'M-.06 1.53C-.1 1.47 -.2 1.465 -.225 1.36C-.25 1.2 -.27 1 -.268 .86L-.2 .85L-.188 1.02L-.222 .5L.222 .5L.188 1.02L.2 .85L.268 .86C.27 1 .25 1.2 .225 1.36C.2 1.465 .1 1.47 .06 1.53Z',
    coat,
  ) +
  stroke('M-.17 1.3C-.18 1.15 -.186 1.05 -.19 .9M.17 1.3C.18 1.15 .186 1.05 .19 .9', fold, 0.012) +
  stroke('M0 1.42V.98M0 .9V.52', fold, 0.008) +
  stroke('M-.186 .98Q0 .95 .186 .98', fold, 0.02) +
  shape('M-.075 1.54Q0 1.47 .075 1.54L.06 1.58L-.06 1.58Z', fold) +
  shape('M-.055 1.48H.055V1.62H-.055Z', '#8d5f45') +
  '<ellipse cx="0" cy="1.65" rx=".094" ry=".115" fill="#2c1e17"/>' +
  '<ellipse cx="-.03" cy="1.675" rx=".045" ry=".07" fill="#5a4030" opacity=".6"/>';

function somebody(spot: Spot, coat: string, fold: string, rest: string, more = '') {
  const [px, py, scale] = seen(spot);
  const put = (flip: 1 | -1, inside: string, attributes = '') =>
    `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${scale.toFixed(1)} ${(flip * -scale).toFixed(1)})" ${attributes}>${inside}</g>`;
  return {
    put: (flip: 1 | -1, attributes = '') => put(flip, body(coat, fold, rest) + more, attributes),
  };
}

/** The car: seen a little from below, lit warm, with somebody in it. */
function car(): string {
  const [l, r, n, f] = [mx - 0.98, mx + 0.98, my - 0.98, my + 0.98];
  const head = foot + tall;
  const rider = somebody([mx - 0.36, my + 0.25, foot + 0.02], '#22304e', '#121a2e', '#141a2a');
  return (
    shape(face([l, f, foot], [r, f, foot], [r, f, head], [l, f, head]), 'url(#warm)') +
    shape(face([l, n, foot], [l, f, foot], [l, f, head], [l, n, head]), 'url(#warm-left)') +
    shape(face([r, n, foot], [r, f, foot], [r, f, head], [r, n, head]), 'url(#warm-right)') +
    shape(face([l, n, head], [r, n, head], [r, f, head], [l, f, head]), '#ffe9c0') +
    shape(
      face(
        [l + 0.35, n + 0.4, head],
        [r - 0.35, n + 0.4, head],
        [r - 0.35, f - 0.4, head],
        [l + 0.35, f - 0.4, head],
      ),
      '#fffaf0',
    ) +
    flatStroke(`M${point([l, f, foot + 1])}L${point([r, f, foot + 1])}`, '#8f6a31', 6) +
    rider.put(1) +
    // The side of the floor, its underside, and the beam that the ropes hold.
    shape(face([l, n, foot], [r, n, foot], [r, f, foot - 0.05], [l, f, foot - 0.05]), '#10182a') +
    shape(
      face(
        [l - 0.03, n, foot - 0.2],
        [r + 0.03, n, foot - 0.2],
        [r + 0.03, n, foot + 0.04],
        [l - 0.03, n, foot + 0.04],
      ),
      'url(#navy)',
    ) +
    shape(
      face(
        [l - 0.03, n, head - 0.03],
        [r + 0.03, n, head - 0.03],
        [r + 0.03, n, head + 0.24],
        [l - 0.03, n, head + 0.24],
      ),
      'url(#navy)',
    ) +
    flatStroke(`M${point([l, n, foot - 0.19])}L${point([r, n, foot - 0.19])}`, '#d9b565', 5) +
    flatStroke(`M${point([l, n, head])}L${point([r, n, head])}`, '#d9b565', 5) +
    post(l + 0.03, n, foot, head, 0.07) +
    post(r - 0.03, n, foot, head, 0.07) +
    post(mx, my, head + 0.2, head + 0.5, 0.5, '#1b2742') +
    post(mx - 0.055, my, head + 0.4, roof, 0.03, '#a5803d') +
    post(mx + 0.055, my, head + 0.4, roof, 0.03, '#7d5f2b')
  );
}

/** Doors of dark glass in brass, what says where the car is, and the button that has been pressed. */
function landing(): string {
  const door = (a: number, b: number) =>
    shape(face([a, near, 0.02], [b, near, 0.02], [b, near, 2.46], [a, near, 2.46]), 'url(#door)');
  const lamp = seen([mx, near, 2.62]);
  const button = seen([right + 0.02, near, 1.12]);
  return (
    door(left + 0.14, mx - 0.01) +
    door(mx + 0.01, right - 0.14) +
    shape(
      face(
        [left + 0.3, near, 0.02],
        [left + 0.62, near, 0.02],
        [left + 0.95, near, 2.46],
        [left + 0.63, near, 2.46],
      ),
      '#dfe8f2',
      'opacity=".1"',
    ) +
    post(mx, near, 0.02, 2.46, 0.03) +
    post(left + 0.1, near, 0, 2.5, 0.14) +
    post(right - 0.1, near, 0, 2.5, 0.14) +
    `<rect x="${(lamp[0] - 22).toFixed(1)}" y="${(lamp[1] - 9).toFixed(1)}" width="44" height="18" rx="2" fill="#10182a"/>` +
    shape(`M${lamp[0]} ${lamp[1] + 5}l-8 -10h16Z`, '#ffcf6b') +
    `<circle cx="${button[0].toFixed(1)}" cy="${button[1].toFixed(1)}" r="5" fill="#ffdc8a"/><circle cx="${button[0].toFixed(1)}" cy="${button[1].toFixed(1)}" r="16" fill="#ffcf6b" opacity=".35" filter="url(#soft)"/>`
  );
}

/** An elevator in the bright hall, on the line of the page: a lit car on its way down, and one who waits for it. */
export function lobby(): string {
  const cast = (x: number, y: number, t: number): Spot => [x + 0.78 * t, y + 0.42 * t, 0];
  const waiting: Spot = [mx + 0.42, near - 1.45, 0];
  const rust = somebody(
    waiting,
    'url(#coat)',
    '#4f1d14',
    '#1b2233',
    shape('M-.36 .78L-.22 .78L-.2 .46L-.38 .46Z', '#6b4526') +
      stroke('M-.335 .78Q-.29 .9 -.24 .78', '#54351c', 0.014),
  );
  const glass = face(
    [left, near, 2.7],
    [right, near, 2.7],
    [right, near, roof],
    [left, near, roof],
  );
  const glow = seen([mx, my, foot + 1.2]);
  const defs =
    '<filter id="soft" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="9"/></filter>' +
    '<filter id="softer" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="4"/></filter>' +
    '<linearGradient id="brass"><stop offset="0" stop-color="#f0dba2"/><stop offset=".3" stop-color="#d6b266"/><stop offset=".62" stop-color="#a47c3c"/><stop offset="1" stop-color="#6e5225"/></linearGradient>' +
    '<linearGradient id="bar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9cf8d"/><stop offset=".5" stop-color="#b8924c"/><stop offset="1" stop-color="#7c5d2a"/></linearGradient>' +
    '<linearGradient id="door" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#33435f"/><stop offset=".5" stop-color="#1d2a46"/><stop offset="1" stop-color="#141d33"/></linearGradient>' +
    '<linearGradient id="navy" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#2a3958"/><stop offset="1" stop-color="#141d33"/></linearGradient>' +
    '<radialGradient id="warm" cx=".5" cy=".2" r=".95"><stop offset="0" stop-color="#fff0cf"/><stop offset=".45" stop-color="#f3c987"/><stop offset="1" stop-color="#b8803f"/></radialGradient>' +
    '<linearGradient id="warm-left" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d59a"/><stop offset="1" stop-color="#a8723a"/></linearGradient>' +
    '<linearGradient id="warm-right" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9c184"/><stop offset="1" stop-color="#8f5e2d"/></linearGradient>' +
    '<linearGradient id="pane" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f4fafc" stop-opacity=".34"/><stop offset=".35" stop-color="#dbe9ee" stop-opacity=".14"/><stop offset="1" stop-color="#5d7286" stop-opacity=".2"/></linearGradient>' +
    '<linearGradient id="coat"><stop offset="0" stop-color="#c4674a"/><stop offset=".35" stop-color="#9c4631"/><stop offset="1" stop-color="#66281c"/></linearGradient>' +
    '<linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2a46" stop-opacity=".34"/><stop offset="1" stop-color="#1d2a46" stop-opacity="0"/></linearGradient>';
  const floor =
    shape(
      face([left, far, 0], [right, near, 0], cast(right, near, 9), cast(left, far, 9)),
      '#4d463c',
      'opacity=".2" filter="url(#softer)"',
    ) +
    shape(
      face([left, near, 0], [right, near, 0], [right, near - 2.2, 0], [left, near - 2.2, 0]),
      'url(#mirror)',
    ) +
    shape(
      face(
        [left - 0.1, near - 0.2, 0],
        [right + 0.1, near - 0.2, 0],
        [right + 0.1, near, 0],
        [left - 0.1, near, 0],
      ),
      '#2b2620',
      'opacity=".45" filter="url(#softer)"',
    );
  const shadow = face(
    [waiting[0] - 0.16, waiting[1] + 0.1, 0],
    [waiting[0] + 0.16, waiting[1] - 0.08, 0],
    cast(waiting[0] + 0.22, waiting[1] - 0.1, 2.6),
    cast(waiting[0] - 0.14, waiting[1] + 0.12, 2.6),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>` +
    `<ellipse cx="${glow[0].toFixed(0)}" cy="${glow[1].toFixed(0)}" rx="330" ry="300" fill="#ffd28a" opacity=".2" filter="url(#soft)"/>` +
    floor +
    post(left, far, 0, roof, 0.11) +
    post(right, far, 0, roof, 0.11) +
    across(far, 3.55, 0.2) +
    across(far, 7.15, 0.2) +
    car() +
    shape(glass, 'url(#pane)') +
    shape(
      face(
        [left + 0.1, near, 2.7],
        [left + 0.5, near, 2.7],
        [left + 1.75, near, roof],
        [left + 1.2, near, roof],
      ),
      '#fff',
      'opacity=".09"',
    ) +
    landing() +
    across(near, 2.62, 0.2) +
    across(near, 7.15, 0.24) +
    post(left, near, 0, roof, 0.15) +
    post(right, near, 0, roof, 0.15) +
    shape(shadow, '#3b342b', 'opacity=".34" filter="url(#softer)"') +
    rust.put(-1, 'opacity=".07"') +
    rust.put(1) +
    '</svg>'
  );
}
