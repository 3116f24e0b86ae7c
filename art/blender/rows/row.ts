import type { PictureSource } from '../../picture-source.ts';

type More = Omit<Partial<PictureSource>, 'name' | 'scene' | 'alt' | 'focus'>;
type Row = Omit<PictureSource, 'scene'>;

/** One picture: its name, what is to be seen, and the point that a crop keeps. */
export function row(name: string, alt: string, x = 0.5, y = 0.5, more: More = {}): Row {
  return { name, alt, focus: [x, y], ...more };
}

/** Rows of one scene file in `art/blender/scenes`. */
export function of(scene: string, rows: readonly Row[]): readonly PictureSource[] {
  return rows.map((each) => ({ ...each, scene }));
}
