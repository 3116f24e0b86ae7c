/** Measurements of a page that is 1280 points wide. All in points, from its upper left corner. */
export interface Wire {
  readonly width: number;
  readonly height: number;
  readonly sections: readonly { readonly id: string; readonly y: number; readonly h: number }[];
  readonly boxes: readonly Box[];
  /** Headings as they are set: size and leading in points. */
  readonly sizes: readonly {
    readonly tag: string;
    readonly text: string;
    readonly size: number;
    readonly leading: number;
  }[];
}

/** A visible element. Lines are those of the text as it broke. */
export interface Box {
  readonly kind: 'picture' | 'drawing' | 'button' | 'field' | 'heading' | 'line';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Of a heading: text of the line, its size and weight. */
  readonly text?: string;
  readonly size?: number;
  readonly weight?: string;
  /** Of a drawing: its lines, each with the matrix from its own units to those of the page. */
  readonly shapes?: readonly { readonly markup: string; readonly matrix: readonly number[] }[];
}
