/** Answers of the server to visitors: messages of forms, and errors of requests. */
export const serverWords = {
  captcha:
    'We could not tell that a person sent this. Please reload the page and send it once more.',
  booked: (firm: string, time: string) => `Thank you. ${firm} expects you on ${time}.`,
  held: (firm: string, time: string, until: string) =>
    `Your message has arrived. ${time} at ${firm} is held for you until ${until}: a mail is on its way to you, and with the link in it the appointment is yours.`,
  /** Errors of the appointment field. They never say who has the slot. */
  slot: {
    taken:
      'Somebody took that time. Was it you, then our mail to you says so. Else please choose another; what you wrote is still here.',
    'too-many':
      'Two appointments to come are the most that can be booked here. For another one please call us; what you wrote is still here.',
    'no-mail':
      'No more mail goes to this address today, so the time cannot be confirmed. Please call us; what you wrote is still here.',
  },
  closed: (job: string, until: string, email: string) =>
    `Applications for ${job} closed at the end of ${until}, so this one was not taken and nothing of it is kept. You would have been a good one? Write to ${email} all the same: good letters stay in our drawer.`,
  invalidFields: 'One or more fields need another look.',
  acceptance: 'Please tick the box that says you agree, and send it again.',
  storageTimeout: (email: string) =>
    `We waited too long for our own server and gave up, so we cannot say whether your message has arrived. Please send it again, or write to ${email}.`,
  storageError: (email: string) =>
    `Your message could not be taken right now. Please try again in a few minutes, or write to ${email}.`,
  file: {
    empty: 'The file is empty.',
    tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB.`,
    wrongType: 'Please send a PDF, DOCX or ODT file.',
    unexpected: 'No file is expected here.',
    busy: 'Too many files are arriving at once. Please choose the file again and send it in a moment.',
    full: 'Files cannot be taken at the moment. Please send the form without one, and mail us the file.',
  },
  otherSite: 'This form only takes posts from its own site.',
  tooManyMessages: 'Too many messages from here. Please wait a few minutes and try again.',
  tooManyQuestions: 'Too many questions. Please wait a few minutes.',
  tooManyChallenges: 'Too many challenges. Please wait a few minutes.',
  noDiary: 'There is no such diary.',
  methods: (allowed: string) => `This address takes ${allowed} only.`,
  tooLarge: (kilobytes: number) => `Too large: at most ${kilobytes} KB are accepted.`,
  incomplete: 'The request ended before it was complete.',
  tooSlow: 'This took too long to arrive. Please try again.',
  tooMuch: 'Too much is arriving at once. Please try again in a moment.',
  malformed: 'The form data cannot be read: it is malformed.',
  unstorable: (what: string) =>
    `${what} holds a NUL character, which cannot be kept. Please remove it.`,
  nameOfField: 'The name of a field',
  /** Errors of fields beyond the list of the site. */
  details: {
    longName: 'The name of this field is too long.',
    tooMany: (max: number) => `More than ${max} further fields.`,
    tooLong: (max: number) => `More than ${max} characters in all further fields.`,
  },
  longAddress: (max: number) => `An address may have ${max} characters.`,
  noPage: 'There is no such page.',
  fileGone: 'This file is not there any more. Load the page anew: it may show another one.',
  unreadable: 'This page cannot be read at the moment. Please try again in a minute.',
  maintenance: 'The site is being worked on and will be back before long.',
  maintenanceUntil: (end: string) => `The site is being worked on until ${end}.`,
  /** On the maintenance page. */
  reachUs: (email: string, phone: string) => `Write to ${email} or call ${phone}.`,
} as const;

/** Pages that the server renders: results without script, and questions behind links in mails. */
export const pageWords = {
  back: 'Back to the page',
  start: 'Go to the start page',
  subscribed:
    'Unless it is on our list already, a mail is on its way to this address. Press the link in it, and you are subscribed.',
  oneStepMore: 'One step more',
  expired: {
    title: 'Nothing here any more',
    text: 'This page said for a day that a form has arrived. If you have just sent one, it has arrived only if a page said so.',
  },
  sendOnceMore: 'Please send it once more',
  didNotWork: 'That did not work',
  tookTooLong: 'That took too long',
  notFromHere: 'Not from here',
  noForm: 'No such form',
  nothingToRead: 'Nothing to read here',
  tooLarge: 'That is too large',
  wait: 'Please wait a little',
  closed: {
    title: 'This place is closed',
    copy: 'What you wrote is still here, to be copied',
    write: (email: string) => `Write to ${email}`,
    openings: 'See what is open',
  },
  errors: {
    title: 'Almost there',
    lead: 'One or more fields need another look. What you typed is still here.',
    /** Labels of fields that are not in the list. */
    slot: 'Day and time of the appointment',
    file: 'CV (PDF, DOCX or ODT, at most 5 MB)',
    fileAgain: 'If you had chosen a file, please choose it again.',
    consent: {
      application: 'I agree that you keep my details to answer this application.',
      message: 'I agree that you keep my details to answer this message.',
    },
    consentNeeded: {
      application: 'Please tick the box; we cannot take an application without it.',
      message: 'Please tick the box; we cannot take a message without it.',
    },
    privacy: 'What we do with it, and for how long.',
    send: 'Send',
  },
  subscription: {
    join: {
      title: 'Join the list?',
      text: (firm: string) =>
        `Press the button, and the letter of ${firm} comes to this address. Each one has a link that ends it.`,
      confirm: 'Confirm my subscription',
      cancel: 'Rather not',
    },
    leave: {
      title: 'Leave the list?',
      text: 'Press the button and no more mail comes from our list to this address.',
      confirm: 'Unsubscribe',
      cancel: 'Stay on the list',
    },
    joined: {
      title: 'You are on the list',
      text: 'Thank you. A mail with a link to leave the list again is on its way.',
    },
    left: { title: 'Unsubscribed', text: 'You are off our list. No more mail comes from it.' },
    nothingToConfirm: 'Nothing to confirm',
    nothingToLeave: 'Nothing to unsubscribe',
    incomplete: 'This link is not complete, or the address is not on our list any more.',
  },
  appointment: {
    title: 'Is this your appointment?',
    text: (time: string) => `Press the button, and ${time} is yours.`,
    confirm: 'Confirm my appointment',
    cancel: 'Rather not',
    bookedTitle: 'Your appointment is booked',
    booked: (time: string) => `${time} is yours. A mail that says so is on its way.`,
    taken: {
      title: 'That time is gone',
      text: 'It was held for you for an hour, and then somebody else took it. Please choose another.',
    },
    'too-many': {
      title: 'Two are the most',
      text: 'This address has two appointments to come already. For another one please call us.',
    },
    over: { title: 'That time is over', text: 'Please choose another.' },
    unknown: {
      title: 'Nothing to confirm',
      text: 'This link is not complete, or the appointment was cancelled.',
    },
  },
} as const;
