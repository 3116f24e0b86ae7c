/** The master key of test servers, so that tests can sign what their server will believe. */
export const testKey = 'a key for tests only, longer than thirty-two characters';
