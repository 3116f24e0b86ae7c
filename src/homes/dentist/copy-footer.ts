/** Copy of the footer; its links are the sections of the page. */
export const footerCopy = { heading: 'You may stop us at any time.' } as const;
