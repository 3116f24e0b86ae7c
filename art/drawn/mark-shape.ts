/** The mark on a board of 64: two brackets, sheared into a wing, one the other's half turn. */
export const leadingBracket = 'M18 6H46L42 14H24L13 42H21L18 50H2Z';
export const trailingBracket = 'M46 14H62L46 58H18L22 50H40L51 22H43Z';
