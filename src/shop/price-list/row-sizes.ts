/** `sizes` of a row's picture, matching price-list.css. */
export const rowSizes = '(width >= 36rem) 8rem, 6rem';
