/** Master key of test servers, so that tests can create valid signatures. */
export const testKey = 'a key for tests only, longer than thirty-two characters';
