import { palette as c } from '../palette.ts';
import { at, board, box, disc, softShadow, stroke, text } from '../svg.ts';

/** A key that hangs from its bow, with so many teeth. */
const key = (metal: string, teeth: number) =>
  disc(0, 70, 62, metal) +
  disc(0, 52, 26, c.fieldPale) +
  box(-15, 120, 30, 270, 8, metal) +
  Array.from({ length: teeth }, (_, i) =>
    box(10, 372 - i * 46, 34 + ((i * 17) % 24), 24, 3, metal),
  ).join('');

const tag = (word: string) =>
  softShadow(0, 0, 240, 120, 12, 0.4) +
  box(0, 0, 240, 120, 12, c.surface) +
  disc(28, 60, 11, c.fieldPale) +
  text(136, 75, 44, word, { anchor: 'middle', weight: 600 });

const hooks = ['Source', 'Domain', 'Data', 'Mail', 'Stores', 'Backups', ''];
const metals = [c.sun, c.skyDeep, c.vermilion];

/** The board by the door: all that belongs to a client hangs in reach. */
export function keyBoard(): string {
  const hung = hooks.map((word, i) => {
    const x = 390 + i * 350;
    const hook =
      disc(x, 330, 24, c.fieldDeep) + stroke(`M${x} 330v54q0 26 26 26t26 -22`, c.fieldDeep, 13);
    if (!word) return hook;
    const turn = ((i * 5) % 7) - 3;
    return (
      hook +
      at(x + 22, 352, key(metals[i % metals.length] ?? c.sun, 3 + (i % 3)), 1, turn) +
      stroke(`M${x + 22} 400q-70 90 -84 300`, c.ink, 4) +
      at(x - 90, 690, tag(word), 1, turn * 1.6)
    );
  });
  return board(
    2880,
    1234,
    box(0, 0, 2880, 1234, 0, c.fieldPale) +
      softShadow(180, 210, 2520, 240, 28) +
      box(180, 210, 2520, 240, 28, c.field) +
      stroke('M230 256H2650M230 404H2650', c.fieldDeep, 4) +
      hung.join(''),
  );
}
