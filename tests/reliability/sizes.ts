/**
 * Whether loads have their full size, as in `npm run test:all`; the gate, `npm test`, proves the same
 * with less of it.
 */
export const full = process.env['TEST_SIZE'] === 'full';
