import { chance, grain, rounded, threads, through, tone, wander } from './strata.ts';

export const wide = 2880;
export const tall = 1480;

/** Water lies from `from` to `to` at `level`. */
const basins = [
  { from: 300, to: 590, level: 396, deep: 96 },
  { from: 640, to: 920, level: 520, deep: 84 },
  { from: 970, to: 1250, level: 636, deep: 90 },
  { from: 1300, to: 1540, level: 744, deep: 70 },
  { from: 1590, to: 2060, level: 846, deep: 128 },
  { from: 2110, to: 2370, level: 944, deep: 96 },
  { from: 2420, to: 2620, level: 1030, deep: 70 },
] as const;
const river = { from: 2670, level: 1160 };

/** The ground at x: hill, lips, bottoms. */
function ground(x: number): number {
  if (x < 300) return 352 - 46 * Math.exp(-(((x - 150) / 130) ** 2)) + 5 * wander(x / 60, 2);
  for (const [index, { from, to, level, deep }] of basins.entries()) {
    if (x >= from && x <= to) {
      const share = (x - from) / (to - from);
      const bowl = Math.max(0, 1 - Math.abs(2 * share - 1) ** 3.2);
      return level - 16 + (deep + 16) * bowl ** 0.7 + 4 * wander(x / 40, index);
    }
    const next = basins[index + 1]?.from ?? river.from;
    if (x > to && x < next) {
      const share = (x - to) / (next - to);
      const after = basins[index + 1]?.level ?? river.level + 40;
      const fall = share < 0.4 ? 0 : ((share - 0.4) / 0.6) ** 1.5;
      return (
        level - 16 - 9 * Math.sin(share * 3.1) * (share < 0.5 ? 1 : 0.3) + (after - level) * fall
      );
    }
  }
  return river.level + 40 + 90 * Math.min(1, (x - river.from) / 90) ** 0.6;
}

const step = 6;
const xs = Array.from({ length: wide / step + 1 }, (_, index) => index * step);
const surface = xs.map(ground);

/** The surface, smoothed over `radius` samples: older layers know less of the basins. */
function smoothed(radius: number): number[] {
  const sums = [0];
  for (const [index, y] of surface.entries()) sums.push((sums[index] ?? 0) + y);
  return surface.map((_, index) => {
    const low = Math.max(0, index - radius);
    const high = Math.min(surface.length, index + radius + 1);
    return ((sums[high] ?? 0) - (sums[low] ?? 0)) / (high - low);
  });
}

function layers(): string {
  const bands: string[] = [];
  let depth = 0;
  for (let index = 0; index < 44; index += 1) {
    const smooth = smoothed(Math.round(1 + index * 1.7));
    const edge = xs.map(
      (x, at) =>
        [
          x,
          (smooth[at] ?? 0) +
            depth +
            (index ? 5 + index * 0.35 : 0) * wander(x / 190, index * 0.37),
        ] as const,
    );
    const dark = chance(index, 8);
    const fill = dark < 0.3 ? 'url(#old)' : dark < 0.55 ? 'url(#mid)' : 'url(#new)';
    bands.push(
      `<path d="${through(edge)}L${wide} ${tall}L0 ${tall}Z" fill="${fill}" fill-opacity="${rounded(index ? 0.42 + 0.4 * chance(index, 5) : 1)}"/>`,
    );
    depth += 5 + 26 * chance(index, 2) ** 2 + index * 0.4;
  }
  return bands.join('');
}

const slope = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0.25">${colours.map((colour, index) => `<stop offset="${rounded(index / (colours.length - 1))}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

function water(): string {
  const pans = basins.map(({ from, to, level }, index) => {
    const bottom = xs
      .filter((x) => x >= from && x <= to)
      .map((x) => [x, Math.max(level, ground(x))] as const);
    const next = basins[index + 1];
    const landing = next ? next.level : river.level;
    const reach = next ? next.from + 26 : river.from + 40;
    const falls = [0, 1, 2, 3].map((line) => {
      const start = to - 2 + line * 4;
      return `<path d="M${to - 26} ${level}Q${start + 14} ${level - 5} ${start + 26} ${level + 18}T${reach + line * 7} ${landing}" fill="none" stroke="#fbf9f3" stroke-opacity="${0.85 - line * 0.13}" stroke-width="${5 - line}"/>`;
    });
    return `<path d="M${from} ${level}${through(bottom).replace('M', 'L')}L${to} ${level}Z" fill="url(#water)"/><path d="M${from + 4} ${level}H${to - 6}" stroke="#fbf9f3" stroke-width="5"/>${falls.join('')}`;
  });
  const bed = xs
    .filter((x) => x >= river.from + 20)
    .map((x) => [x, Math.max(river.level, ground(x))] as const);
  const ripples = [0, 1, 2].map(
    (line) =>
      `<path d="M${river.from + 60 + line * 34} ${river.level + 24 + line * 22}q24 -9 48 0t48 0" fill="none" stroke="#fbf9f3" stroke-opacity="0.6" stroke-width="3"/>`,
  );
  return `${pans.join('')}<path d="M${river.from + 20} ${river.level}${through(bed).replace('M', 'L')}L${wide} ${river.level}Z" fill="#6d7d6d"/><path d="M${river.from + 26} ${river.level}H${wide}" stroke="#fbf9f3" stroke-width="5"/>${ripples.join('')}`;
}

/** Water comes up through the hill in a pipe that is bent at its top. */
function pipe(): string {
  const way = `M186 ${tall}V300Q186 232 254 232H316Q356 232 356 272V300`;
  const stroke = (colour: string, width: number) =>
    `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return `${stroke(tone.ink, 62)}${stroke('#8d8a72', 50)}${stroke('#b9b59b', 16)}<path d="M149 ${330}h74M316 300h80M250 195v74" stroke="${tone.ink}" stroke-width="16" stroke-linecap="round"/><path d="M336 306V396M350 306V396M364 306V396M378 306V396" stroke="#fbf9f3" stroke-width="8" stroke-opacity="0.9"/>`;
}

const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** Draws the things and the people in the basins. */
function tenants(): string {
  const eggs = `<path d="M486 300V432M448 408q38 96 76 0" fill="none" stroke="${tone.ink}" stroke-width="5"/>${[466, 487, 508].map((x) => oval(x, 428, 12, 15, '#fbf4e2')).join('')}`;
  const stones = [720, 772, 830, 800, 748]
    .map((x, index) => oval(x, index > 2 ? 566 : 590, 32, 17, index % 2 ? '#55534a' : '#3f3e38'))
    .join('');
  const pail = `<path d="M1070 600V646" stroke="${tone.ink}" stroke-width="5"/><path d="M1036 646h72l-9 66h-54z" fill="#8d8a72" stroke="${tone.ink}" stroke-width="5"/>${oval(1072, 648, 32, 8, '#8b8778')}`;
  const head = (x: number, y: number, hat: boolean) =>
    `<path d="M${x - 56} ${y + 74}q10 -56 56 -56t56 56z" fill="#b98a62" fill-opacity="0.75"/><path d="M${x - 12} ${y - 6}h24v34h-24z" fill="#b07f58"/>${oval(x, y - 26, 27, 33, '#c1926a')}${
      hat
        ? `<path d="M${x - 56} ${y - 42}q56 -18 112 0q-56 14 -112 0zM${x - 27} ${y - 46}q0 -38 27 -34q27 -4 27 34z" fill="${tone.ink}"/>`
        : `<path d="M${x - 31} ${y - 22}q-6 -46 31 -46t31 46q-8 -16 -31 -16t-31 16z" fill="#efe6d3"/>`
    }`;
  const floating = `<path d="M2172 946q14 -24 36 -8q50 8 84 2q4 -20 14 -3q5 -16 12 4z" fill="#c1926a"/>`;
  const scoop = `<path d="M2490 1010h60l-8 54h-44z" fill="#8d8a72" stroke="${tone.ink}" stroke-width="5"/><path d="M2494 1010q26 -50 52 0" fill="none" stroke="${tone.ink}" stroke-width="4"/>`;
  const feet = `<path d="M1352 690q0 40 4 84q2 16 26 12M1394 690q0 40 4 90q2 16 26 12" fill="none" stroke="#c1926a" stroke-width="17" stroke-linecap="round"/>`;
  return (
    eggs + stones + pail + head(1722, 838, true) + head(1902, 842, false) + floating + scoop + feet
  );
}

/** A hill of travertine cut open, seven basins on it, from a hot pipe down to a river. */
export function row(): string {
  const steam = basins
    .map(({ from, to, level }, index) =>
      threads(from + 20, level, to - from - 40, 15 - index * 2, 190 - index * 20),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="0 0 ${wide} ${tall}"><defs>${slope('new', [tone.bone, tone.bone, '#e3c78d', '#c9a14f', '#a09a55', '#7d8350'])}${slope('mid', ['#e0cfae', '#d9b878', tone.amber, '#a8873c', tone.olive, '#5a6238'])}${slope('old', [tone.sand, '#b98a4a', tone.rust, '#7c6a30', '#565c34', tone.deep])}<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="300" x2="2700" y1="0" y2="0"><stop offset="0" stop-color="#cfe0d6" stop-opacity="0.85"/><stop offset="0.5" stop-color="#a9b89a" stop-opacity="0.85"/><stop offset="1" stop-color="#71835f" stop-opacity="0.9"/></linearGradient><linearGradient id="steam" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#b9a67c" stop-opacity="0.75"/><stop offset="1" stop-color="#b9a67c" stop-opacity="0"/></linearGradient>${grain('grain', 0.5)}</defs>${layers()}<g filter="url(#grain)"><path d="${through(xs.map((x, at) => [x, surface[at] ?? 0] as const))}L${wide} ${tall}L0 ${tall}Z"/></g>${steam}${pipe()}${water()}${tenants()}</svg>`;
}
