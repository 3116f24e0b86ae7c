/** `sizes` of a card's picture, matching catalog.module.css. */
export const cardSizes =
  '(width >= 75rem) 18rem, (width >= 62rem) 21vw, (width >= 36rem) 30vw, 46vw';
