/** Returns the average of some numbers; 0 for none. */
export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
