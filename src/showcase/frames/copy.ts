/** What all demo pages of headers and footers say. */
export const frameCopy = { choices: 'The row that makes it', take: 'Take it home' } as const;
