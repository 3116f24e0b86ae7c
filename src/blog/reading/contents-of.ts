interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** From so many parts on, and from so many minutes, a list of them saves more time than it takes. */
const enough = { parts: 4, minutes: 3 } as const;

/** What Markdown makes of notes has a heading of its own, which is no part of the text. */
const ofNotes = 'footnote-label';

/** The parts of a long text as links to them; none for a short one. */
export function contentsOf(
  headings: readonly Heading[],
  minutes: number,
): { title: string; link: string }[] {
  const parts = headings.filter(({ slug }) => slug !== ofNotes);
  const top = Math.min(...parts.map(({ depth }) => depth));
  const items = parts
    .filter(({ depth }) => depth === top)
    .map(({ slug, text }) => ({ title: text, link: `#${slug}` }));
  return items.length >= enough.parts && minutes >= enough.minutes ? items : [];
}
