import { formatMoneyRange } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { WebDevPage } from './web-dev-page.ts';

/** The texts of `/page/web-dev`. */
export const copy: WebDevPage = {
  heading: 'Websites that are easy to use.',
  lead: 'We build websites and web applications for [the kinds of firms you serve]. They should be quick to load and easy to change.',
  purpose: {
    heading: 'What a website is for',
    paragraphs: [
      'People come to a website with a question. Before we draw anything, we want to know which questions come, and how often.',
      'Sometimes a few pages are enough. Sometimes you need an application that people use all day. The prices differ, so we settle that first.',
    ],
  },
  kinds: {
    items: [
      {
        title: 'Sites',
        content: 'Pages that explain and answer. They are read by strangers, and must be found.',
        img: 'ui-site-bakery',
        signs: [
          'People ask you the same questions',
          'You need a developer to change a word',
          'You are hard to find on the web',
        ],
      },
      {
        title: 'Applications',
        content:
          'Tools with a login, used by the same people every day. They hold data that must not be lost.',
        img: 'ui-site-orchard',
        signs: [
          'A spreadsheet has grown too large',
          'Two people type the same thing into two systems',
          'When one person is on vacation, something stops',
        ],
      },
    ],
  },
  anatomy: {
    heading: 'What a page weighs',
    lead: 'Each part of a page takes time to load. This is an example of one page: as it is often built, and as it can be built.',
    parts: [
      {
        title: 'The large picture',
        content: 'Usually the heaviest part. Each screen needs only the size that it can show.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 1500,
        oursKb: 40,
      },
      {
        title: 'The type',
        content: 'A page needs only the letters that it uses.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 300,
        oursKb: 30,
      },
      {
        title: 'The script',
        content: 'Many parts of a page work without it.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 600,
        oursKb: 10,
      },
      {
        title: 'The styles',
        content: 'A page needs only the rules that it uses.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 130,
        oursKb: 10,
      },
      {
        title: 'The trackers',
        content: 'Counters, chat bubbles, and a banner that asks for leave to run them.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 400,
        oursKb: 0,
      },
      {
        title: 'The words',
        content: 'What people came for.',
        // [gap: kilobytes you weighed, both ways]
        usualKb: 20,
        oursKb: 20,
      },
    ],
    note: 'The figures are an example, and not a measurement. For figures of our own, we weighed [which pages, and when].',
  },
  method: {
    heading: 'How we keep it quick',
    items: [
      {
        title: 'A limit for each page',
        content: 'We agree on a size for each page. If a wish goes over it, we talk about it.',
      },
      {
        title: 'Tried on a phone',
        content: 'We look at each page on a phone, and not only on a large screen.',
      },
      {
        title: 'Few parts, well known',
        content: 'Each library that we add has to be updated later, so we add few.',
      },
    ],
  },
  prices: {
    heading: 'What it costs, and how long it takes',
    lead: 'These are the usual kinds of web work. The deeper the line goes, the higher the price, and the loops are what may come on top. Tell us about yours, and we say what it would cost.',
    items: [
      {
        title: 'A company site',
        content: 'A site of usual size, with an editor and forms.',
        // [gap: price and weeks, company site]
        price: formatMoneyRange(10_000, 20_000),
        duration: '8–12 weeks',
      },
      {
        title: 'A large site',
        content: 'Many pages, several editors, a search, and an old site to be moved.',
        // [gap: price and weeks, large site]
        price: formatMoneyRange(20_000, 40_000),
        duration: '12–16 weeks',
      },
      {
        title: 'A first application',
        content: 'One job for a small group of people: logins, data and a report.',
        // [gap: price and weeks, first application]
        price: formatMoneyRange(40_000, 60_000),
        duration: '12–20 weeks',
      },
      {
        title: 'A larger application',
        content: 'Several roles, connections to systems that you have, a migration, training.',
        // [gap: price and weeks, larger application]
        price: formatMoneyRange(60_000, 100_000),
        duration: '20–30 weeks',
      },
    ],
    note: 'Hosting and upkeep have prices of their own. Neither is required.',
    action: { title: 'What is in them', link: '/page/pricing-packages' },
  },
  limits: {
    heading: 'What we do not do',
    items: [
      'Promises of first place in a search engine.',
      'Banners that ask for cookies which you do not need.',
      'Work that others do better: [what you turn down].',
    ],
  },
  questions: {
    heading: 'Common questions',
    items: [
      {
        question: 'Can we change things ourselves?',
        answer: [
          'Yes: words, pictures and prices. The structure stays with us or with your developer.',
        ],
      },
      {
        question: 'What will happen to our place in the search results?',
        answer: [
          'It may change for a while after a move. We let each old address lead to a new one, so that links still work.',
        ],
      },
      {
        question: 'Who writes the texts?',
        answer: ['You know what is true, and we know how to say it on a page. We do it together.'],
      },
    ],
  },
  closing: {
    heading: 'Send us the address of your page.',
    content: `Tell us what troubles you about it. You have an answer within ${responseTimes.message}.`,
    action: { title: 'Write to us', link: '/page/contact-us' },
  },
  next: { title: 'One project, start to finish', link: '/page/CaseStudy' },
};
