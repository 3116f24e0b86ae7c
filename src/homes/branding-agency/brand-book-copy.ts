/** Copy of a client's book, spread by spread. */
export interface BrandBookCopy {
  /** Accessible name of the whole book. */
  label: string;
  previous: string;
  next: string;
  print: string;
  /** Status after a page turn, with `{number}`, `{count}` and `{title}`. */
  position: string;
  mark: {
    title: string;
    text: string;
    /** Description of the construction drawing. */
    gridText: string;
    /** Description of the clear space. */
    clearSpaceText: string;
    /** Text above the minimum sizes. */
    sizesHeading: string;
    /** Logos at true size; a very small one has no leaf. */
    trueSizes: readonly { mm: number; text: string; hasLeaf: boolean }[];
    /** Note on the printed sizes. */
    printNote: string;
  };
  palette: PaletteCopy;
  type: {
    title: string;
    /** Word in very large type. */
    sampleWord: string;
    text: string;
    samples: readonly {
      size: string;
      name: string;
      text: string;
      /** Font size in points. */
      pt: number;
      isBlack: boolean;
    }[];
  };
  products: { title: string; rules: readonly { title: string; text: string }[] };
}

/** Copy of the double page with the palette. */
export interface PaletteCopy {
  title: string;
  /** Accessible name of a copy button, with `{name}` and `{value}`. */
  copyLabel: string;
  /** Status after copying, with `{value}`. */
  copied: string;
  /** Status if copying failed, with `{value}`. */
  notCopied: string;
  /** Caption of the contrast table. */
  caption: string;
  /** Text of the corner cell of the contrast table, for screen readers. */
  cornerText: string;
  /** Texts for the readability of a pair, for screen readers. */
  readability: { text: string; large: string; none: string };
  /** Explanation of the contrast table. */
  tableKey: string;
  /** Label of the choice of a color. */
  colorLabel: string;
  /** Label of the color picker. */
  pickerLabel: string;
  /** Label of the text field for a color. */
  fieldLabel: string;
  /** Error below the text field. */
  invalidText: string;
  /** Text of the button that restores the original colors. */
  resetLabel: string;
  /** Number of readable pairs, with `{text}`, `{large}` and `{none}`. */
  pairCount: string;
  /** Link to the form, which it fills in. */
  send: { title: string; link: string };
  /** First line of the text that is inserted into the form. */
  messageHeading: string;
  /** Mark of a changed color in that text. */
  changedNote: string;
}
