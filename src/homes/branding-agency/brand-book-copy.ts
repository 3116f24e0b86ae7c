/** Copy of a client's book, spread by spread. */
export interface BrandBookCopy {
  /** Accessible name of the whole book. */
  label: string;
  previous: string;
  next: string;
  print: string;
  /** `{number}`, `{count}` and `{title}` are filled in. */
  position: string;
  mark: {
    title: string;
    text: string;
    grid: string;
    clear: string;
    sizes: string;
    true: readonly { mm: number; text: string; leaf: boolean }[];
    ruler: string;
  };
  palette: PaletteCopy;
  type: {
    title: string;
    word: string;
    text: string;
    sample: readonly { size: string; name: string; text: string; pt: number; black: boolean }[];
  };
  things: { title: string; rules: readonly { title: string; text: string }[] };
}

export interface PaletteCopy {
  title: string;
  copy: string;
  copied: string;
  notCopied: string;
  caption: string;
  corner: string;
  carries: { text: string; large: string; none: string };
  key: string;
  which: string;
  pick: string;
  type: string;
  wrong: string;
  back: string;
  /** `{text}`, `{large}`, `{none}` are filled in. */
  count: string;
  send: { title: string; link: string };
  /** First line of the text inserted into the letter, and the phrase for a changed color. */
  before: string;
  changed: string;
}
