/** Copy of the footer: the days of an issue, in their order. */
export const footerCopy = {
  heading: 'Five dates that matter',
  items: [
    {
      day: 'March 18, 2021',
      links: [{ title: 'No. 1 goes back to a week of high water', link: '#pile' }],
    },
    {
      day: 'First of the odd month',
      links: [
        { title: 'Letters close', link: '#letters' },
        { title: 'Small advertisements close', link: '#small' },
      ],
    },
    { day: 'Second Monday', links: [{ title: 'The last block is cut', link: '#block' }] },
    {
      day: 'Third Thursday',
      links: [
        { title: 'Mailed', link: '#post' },
        { title: 'On the counters by noon', link: '#counters' },
      ],
    },
    {
      day: 'The Friday after',
      links: [{ title: 'News of earlier stories is gathered', link: '#since' }],
    },
  ],
} as const;
