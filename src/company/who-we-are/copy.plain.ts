import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { parts } from './form-parts.ts';

const { company } = siteConfig;

/** Copy of `/page/who-we-are`, in the order of the page; the form is in `form-parts.ts`. */
export const copy = {
  hero: {
    heading: 'Answers you can check.',
    lead: 'Here is a form about ourselves, such as you may hand to any supplier. Beside each answer it says where it can be looked up.',
    count: {
      outside: 'by somebody who is not us: a tall mark',
      here: 'on this site: a short one',
      word: 'nowhere, that is our word: a straight line',
    },
    countLabel: 'Where the answers can be checked',
    answersLabel: 'The answers by number',
  },
  form: {
    parts,
    marginLabel: 'Where to check',
    marks: { outside: 'Outside', here: 'On this site', word: 'Our word only' },
    checkedLabel: 'ticked',
    uncheckedLabel: 'not ticked',
  },
  access: {
    heading: 'Who has a key to what',
    lead: 'Not everybody needs every key. Here is who has which.',
    // [gap: the number of people with each key, instead of null]
    items: [
      { title: 'The door', people: null, holders: 'Everybody who works here.' },
      { title: 'The machines', people: null, holders: 'The people who look after them.' },
      { title: 'The bank', people: null, holders: 'The owners.' },
      { title: 'Your logins', people: null, holders: 'The people who work on your site.' },
      { title: 'Your own name', people: 0, holders: 'You, if the domain is registered to you.' },
    ],
  },
  closing: {
    heading: 'All of this is true to the best of my knowledge.',
    // [gap: first and last name]
    signer: '[Forename] [Surname]',
    role: `for ${company.legalName}`,
    date: '[day of signing]',
    lines: {
      ours: 'Signed',
      yours: `You have an answer within ${responseTimes.message}.`,
    },
    readerText: 'If a question is missing here, please ask it.',
    action: { title: 'Ask what is missing', link: '/page/contact-us' },
  },
  next: { title: 'Who sits where', link: '/page/our-team' },
} as const;
