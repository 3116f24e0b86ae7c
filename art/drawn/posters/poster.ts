import { at, board, box, clipped, lines, text } from '../svg.ts';
import { type Form, forms, type Inks } from './forms.ts';

/** An invented event, its form and its colors. */
export type Poster = {
  readonly name: string;
  /** Lines of the title, largest type that fits. */
  readonly title: readonly string[];
  readonly when: string;
  readonly where: string;
  readonly form: keyof typeof forms;
  readonly inks: Inks;
  readonly layout: 'below' | 'above' | 'full';
  /** Description of the form, for the alternative text. */
  readonly look: string;
};

const width = 900;
const height = 1200;

const sizeOf = ({ title }: Poster) =>
  Math.min(104, 1350 / Math.max(...title.map((line) => line.length), 8));

/** Returns the upper end of the form under a title. */
const underTitle = (poster: Poster) =>
  100 + sizeOf(poster) * (0.74 + 0.94 * (poster.title.length - 1));

function words(poster: Poster): string {
  const { title, when, where, inks, layout } = poster;
  const size = sizeOf(poster);
  const leading = size * 0.94;
  const style = { fill: inks.ink, weight: 700, face: 'display', spacing: -size * 0.025 } as const;
  const small = { fill: inks.ink, weight: 600 } as const;
  const caption = (y: number) =>
    `${text(48, y, 24, when, small)}${text(width - 48, y, 24, where, { ...small, anchor: 'end' })}`;
  if (layout === 'above')
    return `${lines(44, 54 + size * 0.74, size, leading, title, style)}${caption(height - 42)}`;
  const foot = lines(44, height - 48 - leading * (title.length - 1), size, leading, title, style);
  if (layout === 'full') return caption(72) + foot;
  return `${box(48, 884, width - 96, 3, 0, inks.ink)}${caption(924)}${foot}`;
}

/** The poster as a drawing of 900 by 1200. */
export function draw(poster: Poster, seed: number): string {
  const form: Form = forms[poster.form];
  const field = form(poster.inks, seed);
  const top = underTitle(poster);
  const placed = {
    below: clipped(0, 0, 900, 852, 0, field),
    above: at(0, top, clipped(0, 0, 900, height - 96 - top, 0, field)),
    full: at(48, 108, clipped(0, 0, 900, 900, 0, field), 0.893),
  }[poster.layout];
  return board(
    width,
    height,
    `${box(0, 0, width, height, 0, poster.inks.ground)}${placed}${words(poster)}`,
  );
}
