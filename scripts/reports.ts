/** Folder where suites leave their reports. */
export const reports = 'test-results/reports';

/** List of the browser tests of a suite that were left out: they had passed on the same bytes. */
export const passedBeforeList = (suite: string): string => `${reports}/${suite}.passed-before.txt`;
