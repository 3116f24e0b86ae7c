/** Language, formats, and phone numbers that forms accept: write yours. */
export const locale: {
  language: string;
  /** Tag of dates and numbers. */
  formats: string;
  hours: 12 | 24;
  currency: string;
  phoneRule: 'us' | 'international';
} = {
  language: 'en-US',
  formats: 'en-US',
  hours: 12,
  currency: 'USD',
  phoneRule: 'us',
};
