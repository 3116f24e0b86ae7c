import { createHand, type Point } from './strokes.ts';

/**
 * Strokes of each character, in a cell of 8 by 12: points as pairs of base-36 digits, strokes separated by
 * spaces, `~` before a curve.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '0c408c 1878',
  B: '000c ~0050735606 ~0666896c0c',
  C: '~8240064c8a',
  D: '000c ~0050865c0c',
  E: '80000c8c 0666',
  F: '80000c 0666',
  G: '~8240064c8a 8a8646',
  H: '000c 808c 0686',
  I: '000c',
  K: '000c 8007 268c',
  L: '000c7c',
  M: '0c1048809c',
  N: '0c008c80',
  O: '~40064c864031',
  P: '000c ~0060735606',
  R: '000c ~0060735606 368c',
  S: '~81401346894c0b',
  T: '0080 404c',
  U: '~00084c8880',
  V: '004c80',
  W: '002c548ca0',
  X: '008c 800c',
  Y: '0046 803c',
  Z: '00800c8c',
  '0': '~40064c864031',
  '1': '22404c',
  '2': '~0240730c 0c8c',
  '3': '~01407336 ~36894c0b',
  '4': '500888 646c',
  '5': '701005 ~0555894c0b',
  '6': '~60084c894608',
  '7': '00803c',
  '8': '~4613407346094c8946',
  '9': '~73401346736c',
  $: '~81401346894c0b 404c',
  '?': '~0240734648 4b4c',
  '!': '0008 0b0c',
  '+': '4349 1676',
  '-': '0666',
  '.': '0b0c',
};

const parseStroke = (stroke: string): Point[] =>
  [...stroke.matchAll(/([\da-z])([\da-z])/g)].map(
    ([, x = '0', y = '0']): Point => [Number.parseInt(x, 36), Number.parseInt(y, 36)],
  );

/** Returns a text in capitals as pen strokes; the point is the left end of its baseline. */
export function letterStrokes(text: string, [x, y]: Point, height: number, seed = 1): string[] {
  const scale = height / 12;
  const hand = createHand(seed + text.length, Math.max(0.5, scale * 0.45));
  let cursorX = x;
  return [...text].flatMap((character) => {
    const strokes = (glyphs[character] ?? '').split(' ').filter(Boolean);
    const points = strokes.map((stroke) => parseStroke(stroke));
    const toPoint = ([px, py]: Point): Point => [
      cursorX + (px + (12 - py) * 0.12) * scale,
      y - (12 - py) * scale,
    ];
    const paths = points.map((characterPoints, index) => {
      const strokePoints = characterPoints.map(toPoint);
      if (strokes[index]?.startsWith('~')) return hand.curve(...strokePoints);
      return strokePoints
        .slice(1)
        .map((point, end) => hand.line(strokePoints[end] ?? point, point))
        .join('');
    });
    cursorX += Math.max(4, ...points.flat().map(([px]) => px + 3.2)) * scale;
    return paths;
  });
}
