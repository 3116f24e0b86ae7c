/** Words of a film or map of a third party. */
export const embedWords = {
  loadsFrom: (host: string) => `Loads from ${host}, once you press.`,
  /** Before the name of the host. */
  openAt: 'Open it at',
} as const;
