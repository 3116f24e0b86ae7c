/** Success messages of the forms, with and without script (specification, section 8). */
export const success = {
  contact: 'Your message has been sent.',
  /** Message of the server for contact forms. */
  thanks: 'Thank you. Your message has arrived, and a person will read it.',
  job: 'Your message has been sent successfully!',
  subscribe: 'Your message has been sent successfully subscribed to our email list!',
} as const;

/** Buttons, hints and results of the forms. `firm` is its name, `time` the promised response time. */
export const formWords = {
  /** Labels of inputs that are not in the list of fields. */
  labels: { file: 'Your CV', subscribe: 'Your e-mail address' },
  hints: {
    application: 'Tell us about one thing you made that is still in use.',
    file: 'PDF, Word (.docx) or OpenDocument (.odt), up to 5 MB.',
    terms: 'Please tick this box. Without your consent we may not keep an application.',
  },
  terms: {
    before: 'I have read the ',
    link: 'privacy notice',
    after: (firm: string) => `, and ${firm} may keep this application for up to a year.`,
  },
  appointment: {
    day: 'Day',
    time: 'Free on',
    chosen: 'You have chosen',
    gone: 'The time that you came for is not free any more. Please choose another.',
    full: 'Nothing is free in the days to come. Please call us.',
    booked:
      'The time is yours. If you cannot come after all, call, and somebody else is glad of it.',
  },
  dismiss: 'Dismiss this message',
  choose: 'Please choose',
  interrupted: {
    arrived: 'You left this page while the form was being sent. It has arrived.',
    missing: 'You left this page while the form was being sent, and it has not arrived.',
    unknown:
      'You left this page while the form was being sent. We cannot say whether it has arrived.',
    again: 'Please send it again. It will not arrive twice.',
  },
  contact: {
    termsAfter: (firm: string) => `, and ${firm} may keep this message for up to a year.`,
    sentDetail: (time: string) => `We answer within ${time}.`,
    checkFields: 'Please look at the marked fields once more.',
    notSent: 'Your message was not sent.',
    unreachable:
      'Our server did not answer. What you typed is still here: check your connection and send it again.',
    instead: 'Or write to us directly:',
  },
  job: {
    send: 'Send application',
    /** From section 8 of the specification. */
    failure: 'Failed to send the message. Please try again.',
    successDetail: (time: string) => `A person reads it and answers within ${time}.`,
    kept: 'What you typed is still here.',
    wait: 'A message went out from this page a moment ago. Wait ten seconds, then send it again.',
    closed: 'This place is closed.',
    again: 'To send another application, change something first.',
  },
  subscribe: {
    successDetail: 'Unless you are on it already, a mail is on its way: press its link to confirm.',
    failure: 'That did not work. Please try again.',
  },
  file: {
    tooLarge: 'This file is larger than 5 MB.',
    wrongType: 'Please choose a PDF, DOCX or ODT file.',
  },
} as const;
