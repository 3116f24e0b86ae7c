import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke } from '../svg.ts';

const [width, height, horizon] = [2880, 1280, 560];
const vanish = 1960;

const n = (value: number) => value.toFixed(1);

/** A closed or half-open crocus, a few pixels to a hand high. */
function bloom(x: number, y: number, size: number, open: number, light: string): string {
  const wide = size * (0.26 + open * 0.3);
  return (
    shape(
      `M${n(x)} ${n(y)}q${n(-wide * 1.5)} ${n(-size * 0.55)} ${n(-wide)} ${n(-size)}q${n(wide)} ${n(size * 0.35)} ${n(wide)} ${n(size)}z`,
      '#6d5590',
    ) +
    shape(
      `M${n(x)} ${n(y)}q${n(wide * 1.5)} ${n(-size * 0.55)} ${n(wide)} ${n(-size)}q${n(-wide)} ${n(size * 0.35)} ${n(-wide)} ${n(size)}z`,
      '#806aa6',
    ) +
    shape(
      `M${n(x)} ${n(y)}q${n(-wide)} ${n(-size * 0.6)} 0 ${n(-size * 1.12)}q${n(wide)} ${n(size * 0.52)} 0 ${n(size * 1.12)}z`,
      light,
    )
  );
}

/** Draws a picker, bent from the hips over the row: coat, cap, a lamp on the brow, a basket. */
function picker(x: number, y: number, size: number, coat: string, cap: string): string {
  const dark = '#100c0b';
  const legs =
    stroke('M26 -58L33 -30L30 -3', dark, 13) +
    stroke('M12 -56L8 -30L11 -3', '#1a1412', 13) +
    shape('M24 -8H37V0H16Q16 -6 24 -8Z', dark) +
    shape('M5 -8H18V0H-4Q-3 -6 5 -8Z', '#1a1412');
  const back = 'M37 -44Q46 -78 22 -92Q-2 -104 -26 -86L-31 -76';
  const torso =
    shape(`${back}L-24 -62Q-10 -60 2 -54L6 -38Q24 -34 37 -44Z`, coat) +
    stroke('M37 -48Q45 -78 22 -91Q0 -102 -24 -87', '#e9a45c', 2.6, 'opacity="0.75"') +
    stroke('M2 -54Q20 -62 30 -76', '#0b0908', 2, 'opacity="0.5"');
  const arms =
    stroke('M-20 -70L-30 -46L-44 -24', coat, 11) +
    stroke('M-23 -66L-33 -46L-45 -26', '#f0b46a', 2, 'opacity="0.7"') +
    disc(-46, -20, 5, '#c98a5e');
  const head =
    disc(-41, -80, 11.5, '#b57c56') +
    shape(
      'M-46 -91Q-30 -98 -28 -80L-31 -72Q-36 -76 -36 -84Q-42 -84 -51 -84Q-52 -88 -46 -91Z',
      cap,
    ) +
    shape('M-34 -76L-26 -70L-29 -80Z', coat);
  const basket =
    stroke('M-74 -20Q-62 -44 -50 -20', '#7a5230', 3.5) +
    shape('M-78 -22H-46L-51 0H-73Z', '#5b3b22') +
    stroke('M-76 -14H-48M-75 -7H-49', '#8a6038', 2) +
    shape('M-78 -22Q-62 -34 -46 -22Z', '#a592c8');
  const light = disc(-58, -50, 150, 'url(#lamp)');
  return at(
    x,
    y,
    light + legs + basket + torso + head + arms + disc(-52, -82, 4.2, '#fff0c4'),
    size,
  );
}

/** Eleven rows of crocus before sunrise, the house at their end with one window lit. */
export function field(): string {
  const roll = chance(11);
  const rows = Array.from({ length: 11 }, (_, row) => {
    const foot = -900 + row * 470;
    const earth = `M${vanish} ${horizon}L${foot - 120} ${height}H${foot + 120}Z`;
    const blooms = Array.from({ length: 300 }, (_, i) => {
      // Even steps on the ground are ever smaller steps on the picture.
      const depth = 1 / (1 + i * 0.052);
      const y = horizon + (height + 40 - horizon) * depth;
      const x = vanish + (foot - vanish) * depth + (roll() - 0.5) * 190 * depth;
      if (x < -60 || x > width + 60 || roll() > 0.86) return { y, markup: '' };
      const size = 92 * depth * (0.75 + roll() * 0.5) + 1.4;
      const light = roll() > 0.7 ? '#cdbbe4' : '#a592c8';
      return { y, markup: bloom(x, y + (roll() - 0.5) * 26 * depth, size, roll(), light) };
    });
    return { earth, blooms };
  });
  const all = rows.flatMap(({ blooms }) => blooms).sort((a, b) => a.y - b.y);
  const ridge = (base: number, rise: number, seed: number) => {
    const bend = chance(seed);
    const points = Array.from({ length: 25 }, (_, i) => `${i * 120} ${n(base - bend() * rise)}`);
    return `M0 ${horizon + 6}L${points.join('L')}V${horizon + 6}Z`;
  };
  const house =
    shape('M0 0V-92L70 -146L140 -92V0Z', '#120f0d') +
    shape('M140 0V-66H236V0Z', '#14110e') +
    box(96, -168, 20, 50, 0, '#120f0d') +
    box(54, -74, 26, 34, 0, '#f5c46a') +
    disc(67, -57, 90, 'url(#lamp)');
  const defs =
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c1a18"/><stop offset="0.45" stop-color="#332b36"/><stop offset="0.8" stop-color="#7d5a52"/><stop offset="1" stop-color="#e0984a"/></linearGradient>' +
    '<linearGradient id="earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2c26"/><stop offset="0.5" stop-color="#231c19"/><stop offset="1" stop-color="#1c1a18"/></linearGradient>' +
    '<radialGradient id="lamp"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.75"/><stop offset="0.4" stop-color="#f0a83f" stop-opacity="0.22"/><stop offset="1" stop-color="#f0a83f" stop-opacity="0"/></radialGradient>' +
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffce7a" stop-opacity="0.8"/><stop offset="1" stop-color="#ffce7a" stop-opacity="0"/></radialGradient>';
  const smoke =
    '<path d="M2122 384c-14-40 22-58 8-96s24-60 6-104" fill="none" stroke="#d8b894" stroke-opacity="0.25" stroke-width="9" stroke-linecap="round"/>';
  return board(
    width,
    height,
    box(0, 0, width, horizon + 4, 0, 'url(#sky)') +
      `<ellipse cx="2360" cy="${horizon}" rx="900" ry="210" fill="url(#glow)"/>` +
      shape(ridge(horizon - 64, 60, 4), '#5a4240') +
      shape(ridge(horizon - 26, 44, 9), '#2f2523') +
      smoke +
      at(2016, horizon + 8, house) +
      box(0, horizon, width, height - horizon, 0, 'url(#earth)') +
      rows.map(({ earth }) => shape(earth, '#161210', 'opacity="0.7"')).join('') +
      all
        .filter(({ y }) => y < 660)
        .map(({ markup }) => markup)
        .join('') +
      picker(1480, 690, 0.9, '#3a2a2c', '#6b4a3a') +
      all
        .filter(({ y }) => y >= 660 && y < 800)
        .map(({ markup }) => markup)
        .join('') +
      picker(2350, 800, 1.5, '#4b2f28', '#8a5a3a') +
      picker(820, 830, 1.75, '#33313c', '#9a3a26') +
      all
        .filter(({ y }) => y >= 800)
        .map(({ markup }) => markup)
        .join(''),
    defs,
  );
}
