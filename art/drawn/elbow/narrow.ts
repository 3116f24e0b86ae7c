import { chance, grain, rounded, threads, tone, wander } from './strata.ts';

export const narrowWide = 1080;
export const narrowTall = 2560;

const first = 330;
const apart = 322;
const count = 7;

/** A shelf of crust that grows out of the wall, drawn at a share of its size about its root. */
function shelf(level: number, reach: number, share: number, index: number): string {
  const out = reach * share;
  const low = level + (72 + 150 * share) * (0.9 + 0.1 * wander(index, 1));
  const lip = level - 14 + (1 - share) * 46;
  const notch = out * 0.92;
  return `M-20 ${lip}L${rounded(notch)} ${rounded(lip - 4)}Q${rounded(out + 16)} ${rounded(lip - 10)} ${rounded(out + 10)} ${rounded(lip + 22)}Q${rounded(out - 6)} ${rounded(lip + 70)} ${rounded(out * 0.62)} ${rounded(lip + 96 * share + 24)}T${rounded(60 + 30 * share)} ${rounded(low)}L-20 ${rounded(low + 90)}Z`;
}

const heat = [
  [tone.bone, tone.sand, '#b98a4a'],
  ['#ecdcb8', '#dcb877', '#a06c28'],
  ['#e3c78d', tone.amber, tone.rust],
  ['#cfa95a', '#a8873c', '#7c6a30'],
  ['#b2a35c', '#85813f', '#60602f'],
  ['#949656', tone.olive, '#565c34'],
  ['#7d8350', '#5f673c', tone.deep],
] as const;

/** The same seven basins as shelves one under another, for a screen that is narrow. */
export function narrow(): string {
  const wall = Array.from({ length: 9 }, (_, layer) => {
    const points = Array.from({ length: 65 }, (_, at) => {
      const y = (narrowTall * at) / 64;
      return `L${rounded(96 - layer * 11 + 9 * wander(y / 210, layer))} ${rounded(y)}`;
    });
    const fill = ['url(#wall-new)', 'url(#wall-old)'][chance(layer, 4) < 0.5 ? 0 : 1];
    return `<path d="M-20 0${points.join('')}L-20 ${narrowTall}Z" fill="${fill}" fill-opacity="${layer ? 0.6 : 1}"/>`;
  }).join('');
  const shelves = Array.from({ length: count }, (_, index) => {
    const level = first + index * apart;
    const reach = 470 + (index === 4 ? 110 : 40 * chance(index, 1));
    const bands = Array.from({ length: 15 }, (_, layer) => {
      const colour =
        heat[index]?.[layer === 0 ? 0 : Math.floor(chance(layer, index) * 3)] ?? tone.bone;
      return `<path d="${shelf(level, reach, 1 - layer * 0.06, layer)}" fill="${colour}" fill-opacity="${layer ? 0.7 : 1}"/>`;
    }).join('');
    const end = reach * 0.9;
    const bowl = `M70 ${level}H${rounded(end)}Q${rounded(end - 20)} ${level + 76} ${rounded(end * 0.6)} ${level + 84}T96 ${level + 40}Z`;
    const foot = index === count - 1 ? narrowTall : level + apart;
    const falls = [0, 1, 2]
      .map(
        (line) =>
          `<path d="M${rounded(end - 30)} ${level}H${rounded(end + 14)}Q${rounded(reach + 22 - line * 7)} ${level} ${rounded(reach + 22 - line * 7)} ${level + 40}V${foot}" fill="none" stroke="#fbf9f3" stroke-width="${6 - line}" stroke-opacity="0.9"/><path d="M${rounded(reach + 26 - line * 7)} ${level + 60}V${foot}" stroke="#b9a67c" stroke-width="1.5" stroke-opacity="0.7"/>`,
      )
      .join('');
    return `${threads(130, level, end - 180, 11 - index, 170 - index * 16)}${bands}<path d="${bowl}" fill="url(#water)" fill-opacity="${rounded(0.8 + index * 0.02)}"/><path d="M74 ${level}H${rounded(end)}" stroke="#fbf9f3" stroke-width="6"/>${falls}`;
  }).join('');
  const way = 'M40 -20V90Q40 160 110 160H230Q280 160 280 210V232';
  const pipe = `<path d="${way}" fill="none" stroke="${tone.ink}" stroke-width="66"/><path d="${way}" fill="none" stroke="#8d8a72" stroke-width="54"/><path d="${way}" fill="none" stroke="#b9b59b" stroke-width="18"/><path d="M236 232h88" stroke="${tone.ink}" stroke-width="18" stroke-linecap="round"/><path d="M262 240V${first}M280 240V${first}M298 240V${first}" stroke="#fbf9f3" stroke-width="9"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${narrowWide}" height="${narrowTall}" viewBox="0 0 ${narrowWide} ${narrowTall}"><defs><linearGradient id="wall-new" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${tone.bone}"/><stop offset="0.45" stop-color="#c9a14f"/><stop offset="1" stop-color="#7d8350"/></linearGradient><linearGradient id="wall-old" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${tone.sand}"/><stop offset="0.45" stop-color="${tone.rust}"/><stop offset="1" stop-color="${tone.deep}"/></linearGradient><linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${first}" y2="${narrowTall}"><stop offset="0" stop-color="#cfe0d6"/><stop offset="0.5" stop-color="#a9b89a"/><stop offset="1" stop-color="#71835f"/></linearGradient><linearGradient id="steam" x1="0" x2="0" y1="1" y2="0"><stop offset="0" stop-color="#b9a67c" stop-opacity="0.75"/><stop offset="1" stop-color="#b9a67c" stop-opacity="0"/></linearGradient>${grain('grain', 0.4)}</defs>${wall}${shelves}${pipe}</svg>`;
}
