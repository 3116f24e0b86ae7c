/** Mails to visitors and to the company. Texts after a greeting begin as a sentence after a comma. */
export const mailWords = {
  /** With a name, or ''. */
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  sample: (firm: string, owner: string, email: string) =>
    `${firm} is invented, and its page is a sample: what its forms bring goes to ${owner}, ${email}`,
  notYou:
    'You did not write to us? Then someone mistyped an address, and you can delete this mail.',
  reply: (phone: string, hours: string) => `Reply to this mail, or call ${phone} (${hours}).`,
  add: 'Something to add?',
  message: {
    title: 'We have your message',
    titleOf: (firm: string) => `${firm} has your message`,
    text: (firm: string, time: string) =>
      `thank you for writing to ${firm}. A person reads every message, and you will have an answer within ${time}.`,
  },
  appointment: {
    title: (firm: string, time: string) => `Your appointment with ${firm}: ${time}`,
    text: (firm: string, time: string, city: string, place: string) =>
      `thank you for choosing a time. ${firm} expects you on ${time}, by the clock in ${city}: ${place}.`,
    add: 'You cannot come, or have something to add?',
    requestTitle: 'Please confirm your appointment',
    request: (firm: string, time: string) =>
      `Somebody, you we hope, asked ${firm} for this time: ${time}.`,
    free: 'It is yours once you confirm it, as long as nobody else has taken it:',
    held: (until: string) => `It is held until ${until}, and yours once you confirm it:`,
    confirm: 'Confirm my appointment',
    notYou: 'It was not you? Then do nothing, and the time is free again.',
  },
  application: {
    title: 'We have your application',
    titleFor: (job: string) => `We have your application for ${job}`,
    thanks: (firm: string, received: string) =>
      `thank you for applying to ${firm}. Your application arrived on ${received}.`,
    /** Continues with `withMessage` or `withoutMessage`, then `withCv` or `withoutCv`. */
    data: 'We have your name, this address, your telephone number,',
    withMessage: 'your message',
    withoutMessage: 'no message',
    withCv: (file: string) => `and your CV (${file}).`,
    withoutCv: 'and no CV. You meant to send one? Reply with it.',
    next: (time: string, day: string) =>
      `Two people here, who would work with you, read it, each alone. You will hear from one of them within ${time}: by ${day}, unless a holiday lies in between. If it is no, it comes with a reason.`,
    withdraw:
      'You have changed your mind? Reply with the one word “withdraw”, and we delete all of it, the CV included, without asking why. Else we keep it for up to a year:',
    privacy: 'how we treat what you send',
  },
  subscription: {
    requestTitle: (firm: string) => `Please confirm your subscription to the ${firm} list`,
    request:
      'Somebody, you we hope, entered this address on our site to get our letter. It is on the list once you confirm it:',
    confirm: 'Confirm my subscription',
    notYou:
      'It was not you? Then do nothing: no letter comes without your word. To be asked no more:',
    sayNo: 'say no here',
    title: (firm: string) => `You are on the ${firm} list`,
    text: 'Thank you for confirming. Now and then we write down what we learned from a project and send it to this address. Nothing else comes, and nobody else gets your address.',
    leave: 'Not you, or not any more?',
    unsubscribe: 'Unsubscribe here',
  },
  desk: {
    title: (firm: string) => `Your link to the ${firm} desk`,
    text: 'It opens the desk once, within ten minutes of your asking for it:',
    signIn: 'Sign in to the desk',
    notYou:
      'You did not ask for it? Then do nothing, and pass this mail on to nobody: without the link no one gets in.',
  },
  notice: {
    message: (name: string) => `Message from ${name}`,
    messageTo: (name: string, firm: string) => `Message from ${name} to ${firm}`,
    comment: (name: string) => `Comment from ${name}`,
    commentTo: (name: string, firm: string) => `Comment from ${name} to ${firm}`,
    appointment: (firm: string, time: string, name: string) =>
      `Appointment with ${firm}: ${time}, ${name}`,
    application: (name: string) => `Application from ${name}`,
    subscriber: 'New subscriber',
    suspect: 'suspect',
    unverified: 'unverified',
    unchecked: 'Nobody could check that a person sent this.',
    noScript: 'It was sent without JavaScript, so no captcha could be solved.',
    captchaDown: 'The captcha service did not answer when it was sent.',
    honeypot:
      'This may come from a robot: a field was filled in that people do not see. Some programs that fill in forms do so as well, and the captcha was solved.',
    noConfirmation: 'The sender got no confirmation.',
    reply: (name: string) => `Reply to this mail to answer ${name}.`,
    /** Labels of facts, beside those of the fields. */
    facts: {
      appointment: 'Appointment',
      with: 'With',
      cv: 'CV',
      page: 'Page',
      received: 'Received',
      lead: 'Lead',
    },
    attached: (file: string) => `${file} (attached)`,
    notBooked: (time: string) => `${time}, not booked`,
    held: (time: string, until: string) =>
      `${time}, held until ${until} unless it is confirmed by mail`,
  },
  /** Numbers of mails and webhooks: `2 mails and 1 webhook`. */
  count: {
    mails: (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`,
    webhooks: (count: number) => `${count} ${count === 1 ? 'webhook' : 'webhooks'}`,
    and: ' and ',
  },
  dead: {
    title: (rows: string) => `${rows} could not be sent`,
    text: 'The server gave up: the last try failed, or an address was refused for good. What visitors sent is stored all the same, files included. Each line is named to you once.',
    kinds: {
      'contact-company': 'the note to you of a message',
      'contact-sender': 'the confirmation of a message',
      'appointment-request-sender': 'the question whether to book an appointment',
      'application-company': 'the note to you of an application',
      'application-sender': 'the confirmation of an application',
      'subscription-company': 'the note to you of a subscriber',
      'subscription-request-sender': 'the question whether to subscribe',
      'subscription-sender': 'the welcome to the list',
    },
    webhook: (name: string) => `the call of the webhook ${name}`,
    mail: (kind: string, recipient: string) => `${kind}, to ${recipient}`,
    line: (time: string, lead: string, what: string, from: string, why: string) =>
      `${time}, lead ${lead}: ${what}. From: ${from}. Why: ${why}.`,
    unknown: 'unknown',
    more: (count: number) => `And ${count} more.`,
    commands: (command: string) =>
      `To read one: ${command} show ID. To try them all once more: ${command} retry.`,
  },
  summary: {
    title: (leads: string) => `Daily summary: ${leads}`,
    none: 'no new leads',
    leads: (count: number) => `${count} ${count === 1 ? 'new lead' : 'new leads'}`,
    since: (moment: string) => `Since ${moment}:`,
    kinds: {
      contact: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`,
      appointment: (count: number) => `${count} ${count === 1 ? 'appointment' : 'appointments'}`,
      comment: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
      message: (count: number) =>
        `${count} ${count === 1 ? 'message from another form' : 'messages from other forms'}`,
      'job-application': (count: number) =>
        `${count} ${count === 1 ? 'application' : 'applications'}`,
      subscribe: (count: number) => `${count} ${count === 1 ? 'subscriber' : 'subscribers'}`,
    },
    spam: (count: number, command: string) =>
      `${count === 1 ? '1 post was' : `${count} posts were`} put aside as spam. To look for mistakes: ${command} list --spam.`,
    dead: (rows: string, command: string) =>
      `${rows} could not be sent, and nobody tries any more. To see which: ${command} list. To try again: ${command} retry.`,
  },
} as const;
