import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';

/** Copy of `/page/career`; the openings, salaries included, are in `jobs/openings/`. */
export const copy = {
  hero: {
    heading: 'There’s an empty stool at the bench.',
    lead: 'Fourteen of us work above an old mill. What is open stands below with its salary printed, and a person reads every application.',
    action: { title: 'See the openings', link: '#openings' },
  },
  work: {
    heading: 'What the work is like',
    paragraphs: [
      'Most of our clients make or move real things: seeds, bread, boats, buses. So the work leaves the building. You will stand in a packing shed at five in the morning at least once, and the thing you build will be better for it.',
      'We take on nine or ten projects a year and keep each for a long time after. The oldest site we look after went live in 2007. You learn a good deal about your own cleverness when you meet it again nine years later.',
      'We also get things wrong. When that happens we write down what, and why, and what we changed, and put it where all fourteen of us can read it. The file is called “Mended”. It has 212 entries.',
    ],
  },
  openings: {
    heading: 'Open places',
    lead: 'Permanent and full-time, which here means 36 hours. Each ticket hangs until midnight of its last day; then we take it down.',
    linkTitle: 'Read and apply',
    emptyText:
      'Nothing is open just now. Letters that come anyway go into the drawer, and the drawer is opened first.',
    salaryNote: 'a year, for 36 hours a week',
  },
  benefits: {
    heading: 'What you get, in numbers',
    items: [
      {
        figure: '36',
        unit: 'hours a week',
        text: 'Fridays end at one. One of us minds the phone until five, by turns, and has Monday morning off.',
      },
      {
        figure: '25',
        unit: 'days off',
        text: 'On top come the federal holidays and the week between Christmas and New Year.',
      },
      {
        figure: '90%',
        unit: 'of your insurance',
        text: 'Health and dental, for you and your family, from the first day.',
      },
      {
        figure: '5%',
        unit: 'into your 401(k)',
        text: 'From us, whether or not you put anything in. Yours at once, no vesting.',
      },
      {
        figure: '10%',
        unit: 'of the yearly profit',
        text: 'Shared equally among all fourteen of us, founder and newest alike.',
      },
      {
        figure: '$2,500',
        unit: 'a year for learning',
        text: 'Books, courses, conferences, and the working days to use them.',
      },
    ],
  },
  day: {
    heading: 'A Tuesday',
    hours: [
      {
        time: '8:30',
        text: 'The first ones are in. The bakery downstairs has been up since three; so has the smell.',
      },
      {
        time: '9:15',
        text: 'Two people pair on a form that loses visitors at the third field. They take the field out.',
      },
      {
        time: '10:00',
        text: 'Coffee, standing. The one rule is that nobody talks about the ticket they are on.',
      },
      {
        time: '10:20',
        text: 'A new version goes live for a client. Tuesdays are for launching; Fridays never are.',
      },
      { time: '12:30', text: 'Lunch at the long table, or by the river, or wherever you like.' },
      {
        time: '1:30',
        text: 'Hana plays a recording of somebody using last week’s work. It is quiet for a while.',
      },
      {
        time: '3:00',
        text: 'More coffee. Owen shows an app that we will not be building, and why.',
      },
      { time: '5:00', text: 'Lights out. Messages wait until morning.' },
    ],
  },
  drawbacks: {
    heading: 'You may not like it here if',
    items: [
      'you want to work with the newest tool before anyone else does. We wait a year and let others find the holes.',
      'you would rather not speak with clients. You will, in your first month.',
      'you need a ladder. There are fourteen of us and no levels.',
      'you are looking for a large city. There is one traffic light, and we know when it changes.',
    ],
  },
  hiring: {
    heading: 'Three weeks, and you have an answer',
    lead: 'You always get one. If it is no, it comes with a reason. A loop of the line is a day on which you hear from us.',
    steps: [
      {
        day: siteConfig.promises.applicationDays,
        title: 'You hear from us',
        text: 'Two people who would work with you have read your application, each alone, with your name covered.',
      },
      {
        day: 5,
        title: 'We talk',
        text: 'Forty-five minutes with both of them. You get the questions two days before, and half of the time is for yours.',
      },
      {
        day: 8,
        title: 'You work with us',
        text: 'Half a day on something real, beside one of us, here or by screen. We pay $400 for it.',
      },
      {
        day: 11,
        title: 'You meet the others',
        text: 'Lunch at the long table, or a call if you are far away. Ask them what Ruth left out.',
      },
      {
        day: 15,
        title: 'We answer',
        text: 'An offer with a number in the range that was printed, or a no with the reason.',
      },
    ],
  },
  town: {
    heading: town,
    text: 'A town of 3,100 with a mill pond, a covered bridge, two bakeries and one traffic light. Burlington is 50 minutes away, Montreal two hours and a bit. If you move here for us, we pay the van and the first month’s rent.',
  },
  closing: {
    heading: 'None of these is you?',
    text: 'Write anyway, in five sentences. Who you are, what you make, what you would like to make next. We keep good letters and have hired from the drawer twice. People come to us by odd roads: four of us have no degree, two started after forty, one came from a dairy farm.',
    /** `id` of the signing team member. */
    signer: 1,
  },
  /** Next page of the firm, by its heading. */
  next: { title: 'Write, call, or come by the mill', link: '/page/contact-us' },
} as const;
