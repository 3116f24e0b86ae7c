import { palette as p } from '../palette.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';

/** A person from above, in the hair and the clothes of their portrait. */
interface Above {
  skin: string;
  coat: string;
  /** Things on the shoulders behind the head: long hair, a hood. */
  behind?: string;
  /** The head itself, about 42 wide. */
  hair: string;
}

const black = '#1d1a19';
const cut = (colour: string, shine: string) =>
  disc(0, 0, 21, colour) + stroke('M-11-7Q-4-15 7-13', shine, 3, 'stroke-opacity="0.5"');
const hood = (colour: string) => shape('M-24 2a24 24 0 0 0 48 0q-24 16-48 0', colour);
const long = (colour: string, length: number) =>
  shape(`M-22 0q-6 ${length} 22 ${length + 4}t22-${length + 4}z`, colour);

const looks: Readonly<Record<number, Above>> = {
  1: {
    skin: '#f3d3c0',
    coat: p.field,
    hair:
      stroke('M-14-21a7 7 0 1 0 14 0a7 7 0 1 0 14 0', p.ink, 3) +
      cut('#d2d3cf', '#ffffff') +
      stroke('M-16 8Q-4-6 16-10', '#b9bbb6', 3),
  },
  2: {
    skin: '#7a4a2c',
    coat: '#2a4668',
    hair: disc(0, -10, 17, black) + disc(0, -13, 10, '#7a4a2c') + cut(black, '#5b5652'),
  },
  3: {
    skin: '#f3d3c0',
    coat: '#dde5e8',
    behind:
      stroke('M-30-8v24M-14-14v32M14-14v32M30-8v24', '#2a4668', 6) +
      [0, 1, 2].map((i) => disc(19 + i * 5, 14 + i * 11, 9 - i, '#d6b572')).join(''),
    hair:
      cut('#e2c683', '#fff4d6') + stroke('M0-20V20', '#c9a75f', 3) + stroke('M8-2L40-16', p.sun, 6),
  },
  4: { skin: '#c98f62', coat: p.vermilion, hair: cut(black, '#6a625e') },
  5: { skin: '#b87d52', coat: '#dfa231', behind: long(black, 34), hair: cut(black, '#6a625e') },
  6: {
    skin: '#efc2a4',
    coat: '#68716b',
    behind: hood('#57605a'),
    hair: [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => disc(15 * Math.cos(i * 0.785), 15 * Math.sin(i * 0.785), 11, '#b4552c'))
      .join('')
      .concat(disc(0, 0, 17, '#c1613a'), disc(-5, -5, 6, '#cf7549')),
  },
  7: {
    skin: '#f0cfb4',
    coat: p.ink,
    behind: shape('M-10-12L0 22L10-12z', p.surface),
    hair: box(-24, -19, 48, 42, 19, black) + stroke('M0-18V-2M-13-6Q-8-14-4-15', '#6a625e', 3),
  },
  8: { skin: '#b87d52', coat: '#9c3b1e', behind: hood('#832f16'), hair: cut('#3c2620', '#7c5b50') },
  9: {
    skin: '#f0cbb4',
    coat: p.field,
    behind: long('#6a3820', 26),
    hair: box(-25, -19, 50, 46, 22, '#6a3820') + stroke('M3-18Q-2 0 4 18', '#8c5435', 3),
  },
};

/** A person by number, as the roof would see them, reaching for what lies in front. */
export function personFromAbove(x: number, y: number, id: number, turn = 0): string {
  const look = looks[id];
  if (!look) return '';
  const { skin, coat, behind = '', hair } = look;
  const arms = ['M-34 0Q-46-24-25-46', 'M34 0Q46-24 25-46'];
  return (
    at(x + 6, y + 9, box(-42, -18, 84, 40, 20, p.ink, 'fill-opacity="0.2"'), 1, turn) +
    at(
      x,
      y,
      disc(-23, -48, 9, skin) +
        disc(23, -48, 9, skin) +
        arms.map((d) => stroke(d, coat, 17)).join('') +
        box(-42, -18, 84, 38, 19, coat) +
        disc(-20, -3, 6, skin) +
        disc(20, -3, 6, skin) +
        disc(0, -21, 6, skin) +
        behind +
        hair,
      1,
      turn,
    )
  );
}
