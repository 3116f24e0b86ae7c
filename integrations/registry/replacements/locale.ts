/** Language, formats, and phone numbers that forms accept: write yours. */
export const locale: {
  language: string;
  hours: 12 | 24;
  currency: string;
  phoneRule: 'us' | 'international';
} = {
  language: 'en-US',
  hours: 12,
  currency: 'USD',
  phoneRule: 'us',
};
