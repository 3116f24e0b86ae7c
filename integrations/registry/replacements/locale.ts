/** Language and formats of numbers, dates and money: write yours. */
export const locale: { language: string; hours: 12 | 24; currency: string } = {
  language: 'en-US',
  hours: 12,
  currency: 'USD',
};
