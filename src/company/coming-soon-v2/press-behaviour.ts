/* The sheets lie below the first screen: what marks them comes once the page is in. */
addEventListener('load', () => void import('./press-marks.ts'));
