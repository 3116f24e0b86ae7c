/**
 * A half is as wide as half the window and as high as all of it; pictures are four by five. On a phone of
 * 390 px, 98vw takes the file of 768 px in place of 960 for the 780 that there are.
 */
export const halfSizes = '(width >= 48rem) max(50vw, 72vh), 98vw';
