/** Success messages of the forms, with and without script (specification, section 8). */
export const success = {
  contact: 'Your message has been sent.',
  /** Message of the server for contact forms. */
  thanks: 'Thank you. Your message has arrived, and a person will read it.',
  job: 'Your message has been sent successfully!',
  subscribe: 'Your message has been sent successfully subscribed to our email list!',
} as const;
