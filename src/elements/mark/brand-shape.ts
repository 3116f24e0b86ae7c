/** A flat shape of the firm's sign, with its attributes as JSX has them. */
export interface SignShape {
  tag: 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'line' | 'polyline' | 'polygon';
  props: Readonly<Record<string, string>>;
  /** Takes the look's signal colour. */
  accent?: boolean;
  shapes?: readonly SignShape[];
}

/** Letters as one outline, standing on y = 0, in units of which `em` make an em. */
export interface OutlinedWord {
  d: string;
  width: number;
}

/** The firm's name, word by word. */
export interface NameShape {
  words: readonly OutlinedWord[];
  em: number;
  /** Between two words. */
  space: number;
  /** Height of a capital. */
  capital: number;
}

/** The sign on the board of its `viewBox`. */
export interface SignDrawing {
  x: number;
  y: number;
  width: number;
  height: number;
  shapes: readonly SignShape[];
}

/** What the firm's mark is made of: `site.config.ts` as the build has drawn it. */
export interface BrandShape {
  /** Undefined where the firm has no sign but its name. */
  sign?: SignDrawing;
  /** Undefined where the sign has the name in it. */
  name?: NameShape;
  /**
   * First letter of the name on a board of 64 by 64, for where there is room for no more. Undefined
   * where the face has not got it.
   */
  initial?: string;
}
