/** Words of a film or map of a third party. */
export const embedWords = {
  /** Before the name of the host. */
  openAt: 'Open it at',
} as const;
