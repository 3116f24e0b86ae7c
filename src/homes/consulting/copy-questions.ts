import type { Answers, AskedCopy, LetterSheetCopy } from './question-copy.ts';

/** Initial values of the form, and the basis of the printed answers. */
export const start: Answers = { people: 8, minutes: 45, often: 'week' };

/** The first three questions. */
export const questionCopy: AskedCopy = {
  asked: [
    {
      ask: 'What came back last week that nobody had asked for?',
      bad: {
        said: 'Nothing. We run a tight ship.',
        led: 'A cannery in Yazoo City, 2017. We listened for our two days and counted thirty-one things that came back every week. They kept all thirty-one, and the list lies in a drawer. It was $2,400 for a list.',
      },
      good: {
        said: 'The blue sheet. It is always lying there.',
        led: 'A cotton warehouse in Greenville. The blue sheet was for a bank that closed in 1994. It took one telephone call to end it: 410 hours a year, and we were paid $2,460.',
      },
    },
    {
      ask: 'If it were gone on Monday, who would notice?',
      bad: {
        said: 'Everybody.',
        led: 'A dredging firm, 2021. Everybody was sixty-two people, so we asked them one by one. Fifty-eight had never opened it, and four had another report in mind. That week was ours and unpaid; since then we want a name.',
      },
      good: {
        said: 'Odell, in the parts room.',
        led: 'Odell wanted one number on Thursdays. He gets it on a card now. Eleven pages a month stopped, nobody had to be asked twice, and the bill was $440.',
      },
    },
    {
      ask: 'Who tried to stop it, and what happened?',
      bad: {
        said: 'We sent round a memo.',
        led: 'At a towing company the memo got a number, the numbers got a list, and the list was read aloud on the first of each month. We cut the list. The memo hangs framed over our sink.',
      },
      good: {
        said: 'Marguerite did. She was sorry by noon.',
        led: 'Her telephone rang eleven times before lunch, all about one line of twenty. She printed that line on the door instead, and it has held since 2019: 900 hours a year, $5,400.',
      },
    },
  ],
  opens: 'A bad answer, a good one, yours',
  bad: 'A bad answer, and what it led to',
  good: 'A good answer, and what it led to',
  askKind: 'And with you, what keeps coming back?',
  missing: 'Your letter still waits for {list}.',
  kinds: [
    { value: 'report', title: 'A report' },
    { value: 'meeting', title: 'A meeting' },
    { value: 'signature', title: 'A signature' },
    { value: 'form', title: 'A form' },
  ],
  count: { people: 'People in it', minutes: 'Minutes each', often: 'It comes back' },
  often: [
    { value: 'day', title: 'every day' },
    { value: 'week', title: 'every week' },
    { value: 'month', title: 'every month' },
    { value: 'quarter', title: 'every quarter' },
  ],
  afterKind: {
    report:
      'A report. {people} people at {minutes} minutes, {often}: that is {hours} hours a year. Somebody once needed one figure out of it. We will want to know which.',
    meeting:
      'A meeting. {hours} hours a year in chairs, for {people} people, {often}. In most of those we have sat through there were two questions and a room that was booked anyway.',
    signature:
      'A signature. {hours} hours a year spent waiting for {people} pens. The first to sign believes that the last one reads it. We have asked the last ones.',
    form: 'A form. {hours} hours a year, filled in by {people} people {often}. Look for the box in which everybody writes the same word. Begin there.',
  },
  askNotice: {
    report: 'If it did not arrive on Monday, who would ask where it is?',
    meeting: 'If the room stayed empty on Monday, who would stand in it?',
    signature: 'If it went out unsigned on Monday, who would notice?',
    form: 'If it were lost on Monday, who would ask for another?',
  },
  notices: [
    { value: 'nobody', title: 'Nobody' },
    { value: 'one', title: 'One person' },
    { value: 'customer', title: 'A customer' },
    { value: 'law', title: 'The law' },
  ],
  afterNotice: {
    nobody: 'Then it is already gone. Only the work of it is left.',
    one: 'Good. One person has a name and a telephone, and can be asked what they need it for.',
    customer:
      'Then something in it is wanted, though hardly all of it. We would cut around that and leave it standing.',
    law: 'Then it stays, and we go. But read the paragraph itself once: it often asks for less than your company sends.',
  },
  askTried: {
    nobody: 'And what happened when somebody tried to stop it?',
    one: 'Has anybody ever asked that person whether it could stop?',
    customer: 'Has anybody tried to send the customer less?',
    law: 'Has anybody asked the office that receives it?',
  },
  tries: [
    { value: 'never', title: 'Nobody ever tried' },
    { value: 'back', title: 'It stopped, and it came back' },
    { value: 'refused', title: 'Somebody said no' },
  ],
  afterTried: {
    never: 'That is the usual answer, and the cheapest.',
    back: 'Then it had a reason that nobody wrote down. That reason is what we look for.',
    refused: 'Find out what the one who said no is afraid of. It is seldom foolish.',
  },
};

/** The letter that is put together out of the answers. */
export const sheetCopy: LetterSheetCopy = {
  heading: 'Your letter',
  greeting: 'Dear you,',
  thing: {
    report:
      'you have a report that {people} people spend {minutes} minutes on, {often}. It takes {hours} hours a year to write and to leave unread.',
    meeting:
      'you have a meeting in which {people} people sit for {minutes} minutes, {often}. It takes {hours} hours a year, not counting the walk there.',
    signature:
      'you have a signature that {people} people give {minutes} minutes to, {often}. It takes {hours} hours a year, and the thing that is signed waits longer than that.',
    form: 'you have a form that {people} people fill in for {minutes} minutes, {often}. It takes {hours} hours a year, and somebody types it over again afterward.',
  },
  notice: {
    nobody: 'You say that nobody would notice if it were not there.',
    one: 'You say that one person would notice.',
    customer: 'You say that a customer would notice.',
    law: 'You say that the law asks for it.',
  },
  tried: {
    never: 'Nobody has ever tried to stop it.',
    back: 'It was stopped once, and it came back.',
    refused: 'When it was to be stopped, somebody said no.',
  },
  verdict: {
    yourselves:
      'You do not need us. Leave it out on Monday and tell nobody. If three weeks go by and nobody has asked, it is over, and you have {gone} hours a year. If somebody asks, you have found its reader; thank them.',
    name: 'You hardly need us. Telephone that one person and ask for the sentence that they look for. Send them that sentence, and stop the rest: {gone} hours a year.',
    cut: 'This one is for us. Ruth would spend a day finding out why it holds, and Cass would be there on the Monday when it is left out for the first time. We would expect all {gone} hours to go, and would stay until the thing that it was good for stands somewhere smaller.',
    shorten:
      'Do not stop it. Ask the customer which part they read, and keep that part. We would expect about half to go, {gone} hours a year, and nobody outside to see it.',
    leave:
      'Keep it. We do not touch what the law asks for, and we would distrust anybody who offered to. But set the paragraph beside what you send, and see which is longer.',
  },
  fee: 'If they are still gone after ninety days, that would be {fee}. If they are not, nothing.',
  free: 'There is no charge for this letter, and nothing to sign.',
  closing: 'Ruth Tolliver and Cass Whitfield, Terrapin Neck, Vicksburg, Mississippi',
  print: 'Print it',
  copy: 'Copy it',
  copied: 'Copied, all of it.',
  notCopied: 'Your browser keeps its clipboard to itself. Print the letter instead.',
  send: { title: 'Send it to Ruth', link: '#write' },
  again: 'Begin again',
  before: 'My three answers, and your letter:',
};
