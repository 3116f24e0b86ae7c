/** Class names that no module may own: utilities, libraries, Markdown. */
const globalNames: readonly RegExp[] = [
  // Utilities of tokens.css, and classes of its base layer.
  /^(?:container|section|section-tight|measure|link|enter-up|enter-fade|font-display|font-text)$/,
  /^part-error$/,
  // Tailwind, where a sheet refers to what the markup says.
  /^(?:sr-only|dark|group|peer)$/,
  /^(?:text|font|tracking|rounded|bg|border|grid-cols|col-span|max-w|min-w|lg|md|sm|xl)-(?:caption|body|lead|h\d|display|text|ink|muted|paper|accent|line|\d+)$/,
  // Swiper, the lightbox, highlighted code, footnotes and alike from Markdown.
  /^(?:swiper(?:-.*)?|yarl__.*|shiki|line|astro-.*|footnotes|data-footnote-.*)$/,
];

export const isGlobalName = (name: string): boolean =>
  globalNames.some((pattern) => pattern.test(name));

/** Sheets that stay global: themes, and moves that other code names. */
export const isGlobalSheet = (file: string): boolean =>
  /^src\/themes\//.test(file) || /^src\/showcase\/animation\/entrance-/.test(file);

/**
 * Folders whose parts are styled by whoever composes them, so that a name that several of their
 * sheets know stays a contract: sheets of a header are chosen by its options.
 */
export const isContractFolder = (file: string): boolean => /^src\/(?:headers|footers)\//.test(file);

/** Prefix of names that stay global, since they go into other projects. */
export const contractPrefix = 'lf-';
