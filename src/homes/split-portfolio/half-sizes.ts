/**
 * A half is as wide as half the window and as high as all of it but the sound; pictures are four by five. In a
 * window of 1280 by 900, 71vh takes the file of 640 px for the 650 that there are; on a phone of 390 px, 98vw
 * takes the file of 768 px in place of 960 for the 780 that there are.
 */
export const halfSizes = '(width >= 48rem) max(50vw, 71vh), 98vw';
