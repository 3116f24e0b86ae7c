/**
 * True for loads at full size, as in `npm run test:all`; `npm test` proves the same with smaller
 * ones.
 */
export const full = process.env['TEST_SIZE'] === 'full';
