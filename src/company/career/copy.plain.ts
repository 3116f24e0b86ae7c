import { siteConfig } from '../../../site.config.ts';
import { town } from '../../content/contact.ts';
import { team } from '../../content/team.ts';
import { workday } from './workday.ts';

/** Copy of `/page/career`; the openings, salaries included, are in `jobs/openings/`. */
export const copy = {
  hero: {
    heading: 'Work with us.',
    lead: 'We are a team of [how many people] people. What is open stands below with its salary.',
    action: { title: 'See the openings', link: '#openings' },
  },
  work: {
    heading: 'What the work is like',
    paragraphs: [
      'We build websites and software for [what kind of clients].',
      'You speak with the people who will use your work. That is how we find out what they need.',
      'We also make mistakes. When that happens, we write down what we have learned from it.',
    ],
  },
  openings: {
    heading: 'Open places',
    lead: 'Each place shows what it pays. When it is filled, we take it down.',
    linkTitle: 'Read and apply',
    emptyText: 'Nothing is open just now. You are welcome to write to us anyway.',
    salaryNote: 'a year, before taxes',
  },
  benefits: {
    heading: 'What you get, in numbers',
    items: [
      {
        // [gap: hours a week]
        figure: '40',
        unit: 'hours a week',
        text: 'We work [at which hours].',
      },
      {
        // [gap: paid days off a year]
        figure: '20',
        unit: 'days off',
        text: 'They are paid, every year.',
      },
      {
        // [gap: days a year for learning]
        figure: '5',
        unit: 'days a year for learning',
        text: 'For courses, books and conferences.',
      },
    ],
  },
  day: {
    heading: 'A workday',
    hours: [
      // [gap: hours of an ordinary day]
      { time: workday.opens, text: 'We start, and look at what is due today.' },
      { time: workday.starts, text: 'We work on our projects, alone or in pairs.' },
      { time: workday.pauses, text: 'A break, [where and with whom].' },
      { time: workday.closes, text: 'We stop. Messages wait until the morning.' },
    ],
  },
  drawbacks: {
    heading: 'You may not like it here if',
    items: [
      'you would rather not speak with clients.',
      'you look for a large company with many departments.',
      'you would rather not [what your work asks for].',
    ],
  },
  hiring: {
    heading: 'Three weeks, five steps',
    lead: 'You get an answer in any case. Every loop is a day on which you hear from us.',
    steps: [
      {
        day: siteConfig.promises.applicationDays,
        title: 'You hear from us',
        text: 'A person has read your application and writes to you.',
      },
      {
        // [gap: working day of the first talk, 5 to 15]
        day: 5,
        title: 'We talk',
        text: 'We ask about your work, and you can ask about ours.',
      },
      {
        // [gap: working day of the second talk, after the first]
        day: 8,
        title: 'You show us your work',
        text: 'We look together at something that you have made.',
      },
      {
        // [gap: working day of the visit, after the talks]
        day: 11,
        title: 'You meet the others',
        text: 'You get to know those whom you would work with.',
      },
      {
        // [gap: working day of the answer, 15 at the latest]
        day: 15,
        title: 'We answer',
        text: 'We make you an offer, or we tell you why not.',
      },
    ],
  },
  town: {
    heading: town,
    text: 'You reach us [by which road or train]. Nearby there is [what is around you].',
  },
  closing: {
    heading: 'None of these is you?',
    text: 'Write to us anyway. Tell us who you are, what you make, and what you would like to make next.',
    // [gap: id of the person in people/ who signs]
    /** `id` of the signing team member. */
    signer: team[0]?.id ?? 1,
  },
  /** Next page of the firm, by its heading. */
  next: { title: 'Write, call, or come by', link: '/page/contact-us' },
} as const;
