/** What a form says once it has arrived, with script and without (specification, section 8). */
export const success = {
  contact: 'Your message has been sent.',
  /** What the server says of a message. */
  thanks: 'Thank you. Your message has arrived, and a person will read it.',
  job: 'Your message has been sent successfully!',
  subscribe: 'Your message has been sent successfully subscribed to our email list!',
} as const;
