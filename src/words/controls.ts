const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Words of form controls. */
export const controlWords = {
  optional: 'optional',
  /** Label of the field that only robots fill in. */
  leaveEmpty: 'Leave this empty',
  charactersLeft: (count: number, limit: number) =>
    `${counted(count, 'character', 'characters')} left of ${limit.toLocaleString('en-US')}.`,
  charactersTooMany: (count: number, limit: number) =>
    `${counted(count, 'character', 'characters')} too many: ${limit.toLocaleString('en-US')} fit.`,
} as const;
