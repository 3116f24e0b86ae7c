/** How wide the picture of a line is, as price-list.css has it. */
export const rowSizes = '(width >= 36rem) 8rem, 6rem';
