/** Year of the build. */
export const thisYear = new Date().getFullYear();

/** Returns true for a record of this year or of an earlier one. */
export const isNotLater = ({ year }: { year: number }): boolean => year <= thisYear;
