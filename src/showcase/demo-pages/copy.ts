/** Texts shared by the demo pages of headers and footers. */
export const demoPagesCopy = {
  optionsHeading: 'The row that makes it',
  installHeading: 'Take it home',
} as const;
