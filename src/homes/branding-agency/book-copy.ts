/** What the book of a client says, spread by spread. */
export interface BookCopy {
  /** Name of the whole, for somebody who does not see it. */
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
  /** First line of what is put into the letter, and how the changed color is said there. */
  before: string;
  changed: string;
}
