/** Tile that was made while a post was read: its pattern, and the tile maker's comment. */
export interface PostFloor {
  readonly pattern: string;
  readonly note: string;
  /** CSS `object-position` of the picture; without it, the picture’s focal point. */
  readonly picturePosition?: string;
  /** Enlargement of the picture by a factor, around a CSS position. */
  readonly pictureZoom?: { readonly factor: number; readonly origin: string };
}

/** Tiles by the id of the post; a post without an entry gets the next pattern and no note. */
export const postFloors: Readonly<Record<number, PostFloor>> = {
  13: {
    pattern: 'fan',
    note: 'She wanted one number for 140 square feet of kitchen. I read this aloud on the Friday and wrote her three.',
  },
  26: {
    pattern: 'leaf',
    note: 'Five rooms, so I poured five trays and left the blue in its jar. Nobody may speak to me on Wednesdays now, either.',
    pictureZoom: { factor: 2.4, origin: '86% 24%' },
  },
  36: {
    pattern: 'rose',
    picturePosition: '50% 100%',
    note: 'The letters at the top of this page were cut in brass the week after, from a face that anybody may use. I looked it up first.',
  },
  44: {
    pattern: 'ring',
    note: 'We keep every order card since 1958, because the divider is written on it. It is the only reason we could find, and it will do.',
  },
  54: {
    pattern: 'star',
    note: 'My order form has lost three fields.',
  },
};
