interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** Fewest sections and minutes at which a table of contents is shown. */
const minimum = { sections: 4, minutes: 3 } as const;

/** Heading that Markdown generates for footnotes, which is not a section of the text. */
const footnotesId = 'footnote-label';

/** Returns the sections of a long text as links; none for a short text. */
export function tableOfContents(
  headings: readonly Heading[],
  minutes: number,
): { title: string; link: string }[] {
  const sections = headings.filter(({ slug }) => slug !== footnotesId);
  const topDepth = Math.min(...sections.map(({ depth }) => depth));
  const items = sections
    .filter(({ depth }) => depth === topDepth)
    .map(({ slug, text }) => ({ title: text, link: `#${slug}` }));
  return items.length >= minimum.sections && minutes >= minimum.minutes ? items : [];
}
