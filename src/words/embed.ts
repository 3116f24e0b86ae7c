/** Words of a film or map of a third party. */
export const embedWords = {
  /** Before the name of the host. */
  openAt: 'Open it at',
  note: (host: string) => `Loads from ${host}, once you press.`,
} as const;
