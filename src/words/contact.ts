/** Words of the ways to reach the company. */
export const contactWords = {
  send: 'Send message',
  call: 'Call',
  write: 'Write',
  comeBy: 'Come by',
  openMap: 'Open in a map',
} as const;
