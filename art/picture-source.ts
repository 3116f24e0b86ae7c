/** One picture as its author describes it; the encoder adds what can be measured. */
export type PictureSource = {
  /** File name without ending, kebab-case; also the name that pages use. */
  readonly name: string;
  /** The scene that made it: a file in `art/blender/scenes`, `art/drawn` or `art/shaders`. */
  readonly scene: string;
  /** Alternative text: the content of the picture in a person's words, 140 characters at most. */
  readonly alt: string;
  /** The point that a crop keeps, as fractions of width and height from the top left. */
  readonly focus: readonly [x: number, y: number];
  /** The ground is transparent, and stays so. */
  readonly alpha?: boolean;
  /** Shown from edge to edge of the window: gets files up to 2880 pixels. */
  readonly fullBleed?: boolean;
  /** Another picture of this list, composed for screens under 768 px. */
  readonly narrow?: string;
  /** Waited for before the page counts as shown: made small by a slow encoder, not by more loss. */
  readonly firstScreen?: boolean;
  /** AVIF quality in place of the usual one: for soft pictures, whose film grain that smears. */
  readonly quality?: number;
  /** Largest width that is ever shown, in pixels; a thumbnail needs no 2000-pixel file. */
  readonly maxWidth?: number;
  /** Shown small, in a strip or a narrow column: gets files of 240 and 360 pixels as well. */
  readonly strip?: boolean;
  /** Fills half of the window: gets a file of 640 pixels as well, for a window of 1280. */
  readonly half?: boolean;
};
