import type { Answers, LetterSheetCopy, ThreeQuestionsCopy } from './question-copy.ts';

/** Initial values of the form, and the basis of the printed answers. */
export const initialAnswers: Answers = { people: 8, minutes: 45, frequency: 'week' };

/** The first three questions. */
export const questionCopy: ThreeQuestionsCopy = {
  questions: [
    {
      text: 'What came back last week that nobody had asked for?',
      badAnswer: {
        text: 'Nothing. Our procedures are in order.',
        consequence:
          'Cannery, Yazoo City, 2017. Two days of observation recorded thirty-one tasks that came back every week. The management disputed none of them and ended none. Fee for the reading, $2,400; effect, none.',
      },
      goodAnswer: {
        text: 'The blue sheet. It is always lying there.',
        consequence:
          'Cotton warehouse, Greenville, 2016. The sheet had been drawn up for a bank that closed in 1994, as one telephone call established. It was ended: 410 hours a year, fee $2,460.',
      },
    },
    {
      text: 'If it were gone on Monday, who would notice?',
      badAnswer: {
        text: 'Everybody.',
        consequence:
          'Dredging company, 2021. All sixty-two recipients were interviewed. Fifty-eight had never opened it, and four had another report in mind. “Everybody” has since been entered in our files as “not known.”',
      },
      goodAnswer: {
        text: 'Odell, in the parts room.',
        consequence:
          'Machinery dealer, 2018. He used one number, on Thursdays, and now receives it on a card. Eleven pages a month were ended and have not been asked for again: fee $440.',
      },
    },
    {
      text: 'Who tried to stop it, and what happened?',
      badAnswer: {
        text: 'We sent round a memo.',
        consequence:
          'Towing company, 2020. The memo was numbered, the numbers were listed, and the list was read aloud on the first of each month. A rule against a task is itself a task. The list was ended first.',
      },
      goodAnswer: {
        text: 'Marguerite did. By noon they had called.',
        consequence:
          'Shipyard office, 2019. Eleven calls in one morning, all concerning one line of twenty. That line is posted on the door; the other nineteen have not been missed since: 900 hours a year, $5,400.',
      },
    },
  ],
  openLabel: 'Two answers on file, then yours',
  badHeading: 'A general answer, and what followed',
  goodHeading: 'A particular answer, and what followed',
  kindQuestion: 'And in your company, what recurs?',
  missingAnswers: 'The letter still requires {list}.',
  kinds: [
    { value: 'report', title: 'A report' },
    { value: 'meeting', title: 'A meeting' },
    { value: 'signature', title: 'A signature' },
    { value: 'form', title: 'A form' },
  ],
  fieldLabels: { people: 'People in it', minutes: 'Minutes each', frequency: 'It comes back' },
  frequencies: [
    { value: 'day', title: 'every day' },
    { value: 'week', title: 'every week' },
    { value: 'month', title: 'every month' },
    { value: 'quarter', title: 'every quarter' },
  ],
  kindRemarks: {
    report:
      'A report. {people} people at {minutes} minutes, {often}: {hours} hours a year. A report tends to outlive the question that it answered. We would first establish that question.',
    meeting:
      'A meeting. {hours} hours a year, for {people} people, {often}. In the 118 meetings that we have minuted, the median number of decisions was two. We would begin with those.',
    signature:
      'A signature. {hours} hours a year, for {people} signatories. Where several sign, each relies on the others to have read: diffusion of responsibility, in the term of Darley and Latané, 1968.',
    form: 'A form. {hours} hours a year, filled in by {people} people {often}. A box in which every entry is the same conveys no information (Shannon, 1948). We would begin with that box.',
  },
  noticeQuestions: {
    report: 'If it did not arrive on Monday, who would ask where it is?',
    meeting: 'If it were not held on Monday, who would come to the room?',
    signature: 'If it went out unsigned on Monday, who would notice?',
    form: 'If it were lost on Monday, who would ask for another?',
  },
  notices: [
    { value: 'nobody', title: 'Nobody' },
    { value: 'one', title: 'One person' },
    { value: 'customer', title: 'A customer' },
    { value: 'law', title: 'The law' },
  ],
  noticeRemarks: {
    nobody: 'Then it has no reader, and the hours spent on it are its only effect.',
    one: 'Then the inquiry is short: what does this person use, and where else could it stand?',
    customer:
      'Then a part of it is wanted. Customers can usually name that part, and we would ask five of them.',
    law: 'Then it stays. The paragraph itself should be read once: in eleven of nineteen cases on file it asked for less than was being sent.',
  },
  attemptQuestions: {
    nobody: 'And what happened when somebody tried to stop it?',
    one: 'Has anybody ever asked that person whether it could stop?',
    customer: 'Has anybody tried to send the customer less?',
    law: 'Has anybody asked the office that receives it?',
  },
  attempts: [
    { value: 'never', title: 'Nobody ever tried' },
    { value: 'back', title: 'It stopped, and it came back' },
    { value: 'refused', title: 'Somebody said no' },
  ],
  attemptRemarks: {
    never: 'This is the most frequent answer, and a trial of it costs least.',
    back: 'Then it serves a purpose that was never recorded. That purpose is what we look for.',
    refused:
      'The refusal is evidence. Whoever refuses has often seen a consequence that others have not.',
  },
};

/** Sentences of the letter that the answers result in. */
export const sheetCopy: LetterSheetCopy = {
  heading: 'Your letter',
  greeting: 'Dear reader,',
  kind: {
    report:
      'you describe a report on which {people} people spend {minutes} minutes, {often}. That is {hours} hours a year. The time taken to read it is not included.',
    meeting:
      'you describe a meeting in which {people} people sit for {minutes} minutes, {often}. That is {hours} hours a year. Preparation is not included.',
    signature:
      'you describe a signature to which {people} people give {minutes} minutes, {often}. That is {hours} hours a year. The delay of what is to be signed is not included.',
    form: 'you describe a form that {people} people fill in for {minutes} minutes, {often}. That is {hours} hours a year. The time of those who transcribe it is not included.',
  },
  notice: {
    nobody: 'By your account, nobody would notice its absence.',
    one: 'By your account, one person would notice its absence.',
    customer: 'By your account, a customer would notice its absence.',
    law: 'By your account, the law requires it.',
  },
  attempt: {
    never: 'No attempt to end it is known.',
    back: 'It was ended once, and was resumed.',
    refused: 'An attempt to end it was refused.',
  },
  verdict: {
    yourselves:
      'You do not need us. Omit it on Monday, and record every inquiry for three weeks. If there is none, the matter is closed, and {gone} hours a year are free. If there is one, you have found the reader, and can ask what is used.',
    name: 'You hardly need us. Ask that one person which sentence is used, send that sentence, and end the rest: {gone} hours a year.',
    cut: 'This is a matter for us. Ruth Tolliver would spend a day establishing why it persists; Cass Whitfield would attend the first Monday without it and record what is asked for. We would expect all {gone} hours to end, once the purpose that they serve has a smaller place.',
    shorten:
      'Do not end it. Ask the customer which part is read, and retain that part. In comparable cases about half has gone, which would be {gone} hours a year, with no inquiry from outside.',
    leave:
      'Retain it. What the law requires is outside our field. It is worth while, however, to set the paragraph beside what you send, and to mark what stands only in the second.',
  },
  fee: 'If these hours are still absent after ninety days, the fee is {fee}. If they are not, there is none.',
  noFee: 'There is no charge for this letter, and no obligation.',
  closing: 'Ruth Tolliver and Cass Whitfield, Terrapin Neck, Vicksburg, Mississippi',
  printLabel: 'Print it',
  copyLabel: 'Copy it',
  copied: 'Copied in full.',
  notCopied: 'This browser does not permit copying. Please print the letter instead.',
  send: { title: 'Send it to Ruth', link: '#write' },
  restartLabel: 'Begin again',
  messageHeading: 'My three answers, and your letter:',
};
