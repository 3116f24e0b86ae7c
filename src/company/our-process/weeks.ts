import type { Week } from './week.ts';

/** Weeks of the example job. The client is invented. */
export const weeks: readonly Week[] = [
  {
    number: 1,
    monday: '2024-02-05',
    title: 'A call from a roof',
    events: [
      { day: 1, img: 'job-wall-call', rotation: -3 },
      {
        day: 2,
        span: 2,
        text: 'The free hour, from another roof. Josie wants an app, so that people can book a sweep. Ruth asks what they say when they call. There is a pause, and in the pause there is wind.',
      },
      {
        day: 4,
        text: 'Colette’s one page: yes to the job, no to the app.',
      },
    ],
    clientWork: { hours: 1, text: 'Talk. Have last October’s phone bill at hand.' },
  },
  {
    number: 2,
    monday: '2024-02-12',
    title: 'All day in van 2',
    events: [
      { day: 2, img: 'job-wall-tally', rotation: 2 },
      {
        day: 3,
        span: 2,
        text: 'Colette and Hana have ridden along. The phone rings in the van, and 19 of 42 callers want to know the same thing. It is not a booking.',
      },
      {
        day: 5,
        img: 'job-wall-card',
        rotation: -3,
        text: 'Arlo brings the box himself. He does not trust the mail with Mrs. Ordway.',
      },
    ],
    clientWork: {
      hours: 3,
      text: 'Work as usual, with two of us in the back. One evening to find the box.',
    },
  },
  {
    number: 3,
    monday: '2024-02-19',
    title: 'Four pages',
    events: [
      { day: 1, text: 'Presidents’ Day. A hole in the week.' },
      {
        day: 2,
        span: 2,
        text: 'What we saw, on four pages, theirs to keep. The third one says that nobody wants to book a sweep. They want to know when the vans are near.',
      },
      { day: 4, text: 'Arlo disagrees, by return mail, with a stamp.' },
    ],
    clientWork: { hours: 1, text: 'Read them. Disagree in the margin, which is wide for that.' },
  },
  {
    number: 4,
    monday: '2024-02-26',
    title: 'A price on each line',
    events: [
      {
        day: 2,
        span: 2,
        text: 'Seven lines. What if line four goes? Then it is $2,700 less, and cousin Bea types. And line five? Then nobody has to invent a password for a chimney.',
      },
      { day: 4, img: 'job-wall-plan', rotation: -2, span: 2 },
    ],
    clientWork: { hours: 4, text: 'The kitchen table: strike, ask Bea, sleep on it, sign.' },
  },
  {
    number: 5,
    monday: '2024-03-04',
    title: 'Pencil',
    events: [
      { day: 1, span: 2, img: 'job-wall-sketch', rotation: -3 },
      {
        day: 3,
        span: 2,
        text: 'Ingrid draws the round the way Arlo drives it. It takes eleven envelopes, of which this is the tenth. The eleventh was tidier and said less.',
      },
      { day: 5, text: 'The first Friday note. One town works, in gray.' },
    ],
    clientWork: {
      hours: 3,
      text: 'Say which town comes when. Find out who holds the domain. (A nephew.)',
    },
  },
  {
    number: 6,
    monday: '2024-03-11',
    title: 'Words',
    events: [
      { day: 1, text: 'Bea is at card 700, and has opinions about 1 to 699.' },
      {
        day: 2,
        span: 2,
        text: 'Nine pages in plain English go over the fence. “Solutions” comes back struck out. It had been on their old site, and they had always wondered.',
      },
      { day: 5, text: 'Note two: three towns, and the word “flue” explained.' },
    ],
    clientWork: { hours: 4, text: 'Half a day: correct our drafts. You know what is true.' },
  },
  {
    number: 7,
    monday: '2024-03-18',
    title: 'It works, and is ugly',
    events: [
      {
        day: 2,
        span: 2,
        text: 'One way through, from end to end: your town, a day with room on it, your name, done. Everything that would make it handsome is missing, on purpose; this is the last week in which a change is cheap.',
      },
      {
        day: 5,
        img: 'job-wall-phone',
        isRound: true,
        rotation: 3,
        time: '11:20',
        text: 'On Josie’s own phone, up a ladder, with one bar.',
      },
    ],
    clientWork: { hours: 5, text: 'Four for words. One to try it where you would really stand.' },
  },
  {
    number: 8,
    monday: '2024-03-25',
    title: 'Five strangers',
    events: [
      { day: 1, text: 'Card 2,140 is typed. Bea sends a photograph of the empty box.' },
      {
        day: 2,
        span: 2,
        text: 'Hana finds five at the transfer station, where everybody goes and nobody is in a hurry, but for one. Each gets a phone and five things to do.',
      },
      { day: 4, span: 2, img: 'job-wall-strangers', rotation: 2 },
    ],
    clientWork: {
      hours: 5,
      text: 'Four for words. One to sit at the back and say nothing, which is the hard one.',
    },
  },
  {
    number: 9,
    monday: '2024-04-01',
    title: 'The list turns round',
    events: [
      {
        day: 2,
        text: 'Josie moves the reminders up, above the gallery.',
      },
      {
        day: 4,
        time: '2:10',
        text: 'A date slips. The phone carriers want the number registered before it may text anybody; two days more than we had said. Colette calls that same afternoon.',
      },
      { day: 5, text: 'Note five, with the new date in its first line.' },
    ],
    clientWork: {
      hours: 2,
      text: 'Put Friday’s list in another order. Fill in a form for the carriers.',
    },
  },
  {
    number: 10,
    monday: '2024-04-08',
    title: 'What went wrong',
    hasMistake: true,
    events: [
      {
        day: 1,
        time: '3:27',
        drawing: 'eclipse',
        text: 'The sun goes behind the moon, all but a sliver. For four minutes nobody works.',
      },
      {
        day: 5,
        time: '12:36',
        text: 'Priya starts the rehearsal: a made-up day, with reminders. The copy that she uses has everything replaced but the phone numbers.',
      },
      {
        day: 5,
        time: '12:41',
        text: 'In five towns 212 people are told that the sweep will come tomorrow at eight. Nobody is coming.',
      },
      { day: 5, time: '12:44', text: 'Josie’s phone rings. Then Arlo’s. Then ours.' },
      {
        day: 5,
        time: '12:47',
        text: 'Priya has pulled the plug. Colette has Josie on the line: it was us, this is what it did, this is what we are doing.',
      },
      { day: 5, time: '1:00', text: 'The bell of the bakery. Nobody is asked to stay. Five stay.' },
      {
        day: 5,
        time: '1:20',
        text: 'All 212 get a second text, eleven words long, in Josie’s wording. It has the word “sorry” in it and the word “we” where ours had none.',
      },
      {
        day: 5,
        time: '4:20',
        text: 'The 38 who had answered “OK” have been called, one by one. Mrs. Ordway had let her stove go out and put the dog in the truck.',
      },
    ],
    clientWork: {
      hours: 6,
      faultHours: 5,
      text: 'One for the list. Five on the phone, for us. They came off the last invoice, at Josie’s rate: $325.',
    },
  },
  {
    number: 11,
    monday: '2024-04-15',
    title: 'Rehearsal, again',
    events: [
      {
        day: 1,
        text: 'Yusuf has written down why. It is one page long, and Josie gets it first.',
      },
      {
        day: 2,
        span: 2,
        text: 'The same day, made up anew, with numbers that ring nowhere. One plug is pulled on purpose. One backup is restored, in 31 minutes.',
      },
      { day: 4, text: 'Josie learns the editor, and in the second hour how to undo the first.' },
      { day: 5, text: 'Note seven says one thing: Tuesday, if you do.' },
    ],
    clientWork: { hours: 3, text: 'Two at the editor. One to read it all and say the word.' },
  },
  {
    number: 12,
    monday: '2024-04-22',
    title: 'Tuesday at nine',
    events: [
      { day: 2, img: 'job-wall-launch', rotation: -2 },
      {
        day: 3,
        span: 2,
        text: 'Tuesday leaves three days of the week for what strangers find. They find a town that is spelled two ways, and chimney swifts, which may not be disturbed once they nest. Swifts have a page of their own now.',
      },
      { day: 5, text: 'The last invoice. The bell, at one.' },
    ],
    clientWork: {
      hours: 2,
      text: 'Be near a phone at nine. Book a day yourself, to have seen it done.',
    },
  },
];
