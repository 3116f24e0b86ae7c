/** Folder of the suites' reports. */
export const reports = 'test-results/reports';

/**
 * Returns the path of the list of a suite's browser tests that were skipped because they had passed
 * on the same bytes.
 */
export const passedBeforeList = (suite: string): string => `${reports}/${suite}.passed-before.txt`;
