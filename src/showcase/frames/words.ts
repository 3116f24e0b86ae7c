/** What all demo pages of headers and footers say. */
export const frameWords = { choices: 'The row that makes it', take: 'Take it home' } as const;
