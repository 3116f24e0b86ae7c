/** Words within footers, beside the labels of their facts. */
export const footerWords = {
  /** Accessible name of the link to the start page. */
  home: (name: string) => `${name}, home`,
  /** Before the last of several links in a sentence. */
  and: ' and ',
} as const;
