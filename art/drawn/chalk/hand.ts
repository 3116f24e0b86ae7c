/** Differences between one print and the next. */
export interface Hand {
  seed: number;
  /** Span of the hand, 1 for a large one. */
  size: number;
  /** Distance between the fingers, 1 for relaxed ones. */
  spread: number;
  /** Breadth of the fingers. */
  thick: number;
  /** A left hand. */
  left?: boolean;
  /** Amount of chalk on it, about 0. */
  chalk: number;
  /** A finger, from the index on, that ends at its second joint. */
  short?: number;
  /** Distance that it slid down the wall before it let go. */
  slid?: number;
}

/** Size of the board, which a large hand fills. */
export const size = { width: 800, height: 1000 };

/** Fingers: start, lean in degrees, length and breadth. */
const fingers = [
  { x: 342, y: 566, lean: -9, long: 356, broad: 92 },
  { x: 440, y: 540, lean: -1.5, long: 404, broad: 96 },
  { x: 536, y: 556, lean: 6, long: 372, broad: 92 },
  { x: 630, y: 610, lean: 16, long: 286, broad: 76 },
] as const;

/** Pads of a finger from the palm on: start and end along it, and the share that touched. */
const pads = [
  [0.04, 0.36, 0.86],
  [0.375, 0.645, 0.92],
  [0.665, 1, 1],
] as const;

function pad(broad: number, from: number, to: number, touched: number, last: boolean): string {
  const [w, tip] = [broad / 2, last ? 1.02 : 0.86];
  const waist = w * (last ? 0.98 : 0.9);
  return `<path opacity="${touched}" d="M${-w * 0.84} ${-from - 6}C${-w * 0.5} ${-from + 8} ${w * 0.5} ${-from + 8} ${w * 0.84} ${-from - 6}C${waist * 1.12} ${-(from * 0.6 + to * 0.4)} ${waist * 1.1} ${-(from * 0.3 + to * 0.7)} ${w * 0.72 * tip} ${-to + w * 0.32}C${w * 0.45} ${-to - w * 0.12 * tip} ${-w * 0.45} ${-to - w * 0.12 * tip} ${-w * 0.72 * tip} ${-to + w * 0.32}C${-waist * 1.1} ${-(from * 0.3 + to * 0.7)} ${-waist * 1.12} ${-(from * 0.6 + to * 0.4)} ${-w * 0.84} ${-from - 6}Z"/>`;
}

function finger(index: number, { spread, thick, short }: Hand): string {
  const one = fingers[index];
  if (!one) return '';
  const parts = index === short ? pads.slice(0, 2) : pads;
  const drawn = parts.map(([from, to, touched], i) =>
    pad(
      one.broad * thick * (1 - 0.05 * i),
      from * one.long,
      to * one.long,
      touched,
      i === parts.length - 1,
    ),
  );
  const end = (parts.at(-1)?.[1] ?? 1) * one.long - one.broad * 0.3;
  const shaft = `<path opacity=".5" stroke="#f4f1ea" stroke-width="${one.broad * thick * 0.74}" stroke-linecap="round" d="M0 -${one.long * 0.1}V-${end}"/>`;
  return `<g transform="translate(${one.x} ${one.y}) rotate(${one.lean * spread})">${shaft}${drawn.join('')}</g>`;
}

const palm = `
  <path d="M292 606C318 574 378 588 440 580S568 572 668 650C694 694 654 738 572 708C488 680 392 688 332 722C284 716 268 644 292 606Z"/>
  <path d="M296 748C348 704 428 744 454 826C474 906 456 998 404 1022C336 1030 276 950 256 876C244 812 262 770 296 748Z"/>
  <path d="M650 738C690 762 692 870 660 950C628 1022 562 1052 518 1022C486 990 498 900 522 836C546 772 600 722 650 738Z"/>
  <path opacity=".5" d="M300 620L640 650L664 900L600 1020L420 1010L290 800Z"/>`;

/** Folds that did not touch the wall. */
const folds =
  'M300 735C370 700 452 742 474 830C486 900 478 970 462 1030M330 716C430 676 540 712 664 760M352 640C400 690 520 706 690 694M486 836C530 800 590 770 670 772';

const noiseOf = (frequency: number, octaves: number, seed: number, name: string, values: string) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="raw-${name}"/><feColorMatrix in="raw-${name}" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 ${values}" result="${name}"/>`;

/** The print of a chalked hand: pads, folds and grain, on nothing. */
export function hand(one: Hand): string {
  const { seed, size: span, left, chalk, slid = 0, thick, spread } = one;
  const turn = `translate(${left ? 900 : 0} ${1150 - 1090}) scale(${left ? -1 : 1} 1) translate(460 1060) scale(${span * 1.02}) translate(-450 -1060)`;
  const print = `${fingers.map((_, index) => finger(index, one)).join('')}
    <g transform="translate(286 868) rotate(${-46 * (0.8 + 0.2 * spread)})">${pad(100 * thick, 26, 128, 0.75, false)}${pad(96 * thick, 140, 262, 1, true)}</g>${palm}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="50 110 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">
  <filter id="chalk" x="50" y="110" width="${size.width}" height="${size.height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceGraphic" stdDeviation="5" result="soft"/>
    <feTurbulence type="fractalNoise" baseFrequency="0.03" numOctaves="4" seed="${seed}" result="warp"/>
    <feDisplacementMap in="soft" in2="warp" scale="26" xChannelSelector="R" yChannelSelector="G" result="edge"/>
    ${noiseOf(0.55, 3, seed + 1, 'grain', '2.6 0 0 0 -0.8')}
    ${noiseOf(0.016, 3, seed + 2, 'cloud', '2.4 0 0 0 -0.62')}
    <feComposite in="edge" in2="grain" operator="arithmetic" k2="1.4" k3="0.95" k4="${-1.14 + chalk}" result="rubbed"/>
    <feComposite in="edge" in2="cloud" operator="arithmetic" k2="1.3" k3="1" k4="${-1.05 + chalk}" result="pressed"/>
    <feComposite in="rubbed" in2="pressed" operator="arithmetic" k1="0.8" k2="0.36"/>
  </filter>
  <mask id="folds" maskUnits="userSpaceOnUse" x="-200" y="-200" width="1400" height="1500"><rect x="-200" y="-200" width="1400" height="1500" fill="white"/><path d="${folds}" fill="none" stroke="black" stroke-width="11" stroke-linecap="round"/></mask>
  <g filter="url(#chalk)" fill="#f4f1ea">
    <g transform="${turn}" mask="url(#folds)">${print}</g>
    ${slid > 0 ? `<g transform="translate(0 ${slid}) ${turn}" opacity=".5">${print}</g>` : ''}
  </g></svg>`;
}
