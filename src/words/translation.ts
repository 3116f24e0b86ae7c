/** Texts in another language for those of an English file of words: the same keys and parameters. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Words]: Translation<Words[Key]> };
