/** `sizes` of a row's picture, matching price-list.module.css. */
export const rowSizes = '(width >= 36rem) 8rem, 6rem';
