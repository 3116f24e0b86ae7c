/** Texts shared by the demo pages of headers and footers. */
export const demoPagesCopy = { choices: 'The row that makes it', take: 'Take it home' } as const;
