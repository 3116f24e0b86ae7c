/** Returns a time of a clock of 24 hours, or a text that ends with one, as a sentence has it. */
export const clockTime = (time: string): string => time;
