/** How wide the picture of a card is, as catalog.css has it. */
export const cardSizes =
  '(width >= 75rem) 18rem, (width >= 62rem) 21vw, (width >= 36rem) 30vw, 46vw';
