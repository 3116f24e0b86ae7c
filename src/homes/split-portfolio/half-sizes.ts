/**
 * CSS `sizes` of a picture that fills a half of the window; pictures are 4:5. In a
 * window of 1280 by 900, 71vh selects the file of 640 px for a width of 650; on a phone of 390 px, 98vw
 * selects the file of 768 px instead of 960 for 780 device pixels.
 */
export const halfSizes = '(width >= 48rem) max(50vw, 71vh), 98vw';
