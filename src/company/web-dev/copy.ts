import type { WebDevPage } from './web-dev-page.ts';

/** The texts of `/page/web-dev`. */
export const copy: WebDevPage = {
  heading: 'Websites that carry their own weight.',
  lead: 'Web applications and sites for firms whose customers are busy, outdoors, or on a bad connection. Quick on an old phone, easy to change, and still running in ten years.',
  purpose: {
    heading: 'A worker, not a brochure',
    paragraphs: [
      'A website is a worker. Somebody comes with a question, and it either answers or it does not. Before we draw anything we want to know which questions come, how often, and what it costs you today to answer them by hand.',
      'Sometimes the honest result is six pages and a telephone number. Sometimes it is an application that twelve people keep open from eight to five. The two are built with the same care and not at all the same price, so the first thing that we settle is which one you need.',
    ],
  },
  kinds: {
    items: [
      {
        title: 'Sites',
        content:
          'Pages that explain, persuade and answer. They change every few weeks, are read by strangers, and must be found.',
        img: 'ui-site-bakery',
        signs: [
          'People ask you the same ten questions',
          'Your present site takes a developer to change a word',
          'You are hard to find under what you do, though easy under your name',
        ],
      },
      {
        title: 'Applications',
        content:
          'Tools with a login, used by the same people every day. They hold data that must not be lost, and they replace a spreadsheet, a whiteboard or somebody’s memory.',
        img: 'ui-site-orchard',
        signs: [
          'The spreadsheet has a tab called “DO NOT TOUCH”',
          'Two people type the same thing into two systems',
          'When one person is on vacation, something stops',
        ],
      },
    ],
  },
  anatomy: {
    heading: 'What a page costs the person who waits for it',
    lead: 'A kilobyte is a price, and your visitor pays it. This is one company page, taken apart: what its parts weigh in the pages that we are asked to rescue, and what they weigh when we build them.',
    parts: [
      {
        title: 'The large picture',
        content:
          'The first thing seen and usually the heaviest. We send each screen the size it can show, in a format that is half the weight, and ask for it first.',
        usualKb: 1450,
        oursKb: 38,
      },
      {
        title: 'The type',
        content:
          'Four font files with the letters of forty languages. We send the letters that you use, and the page is readable before they arrive.',
        usualKb: 310,
        oursKb: 46,
      },
      {
        title: 'The script',
        content:
          'Most of it makes a menu open. Menus can open without it. We load script for the part that you touch, when you touch it.',
        usualKb: 640,
        oursKb: 5,
      },
      {
        title: 'The styles',
        content: 'Rules for 250 pages, sent with each one. We send the rules that this page uses.',
        usualKb: 118,
        oursKb: 9,
      },
      {
        title: 'The watchers',
        content:
          'Counters, heat maps, chat bubbles, a banner that asks for leave to run them. We count visits on your own server, and then no banner is needed.',
        usualKb: 420,
        oursKb: 0,
      },
      {
        title: 'The words',
        content: 'What people came for.',
        usualKb: 12,
        oursKb: 12,
      },
    ],
    note: 'The usual page is the median of 40 company sites that we weighed in the spring of 2026, first visit, on a phone. Ours is a site of the same size. What hangs on the line is to scale.',
  },
  method: {
    heading: 'How we keep it quick',
    items: [
      {
        title: 'A weight for each page, agreed in writing',
        content:
          'If a new wish would go over it, something else has to go. The build refuses a page that is too heavy, so nobody has to be the one who says no.',
      },
      {
        title: 'The slowest phone in the drawer',
        content:
          'We own five old phones. What is quick on the worst of them is quick for everyone.',
      },
      {
        title: 'Few parts, well known',
        content:
          'Each library we add is one that somebody must update in 2031. We ask whether that person would thank us.',
      },
    ],
  },
  prices: {
    heading: 'What it costs, and how long it takes',
    lead: 'Most of our web work falls into one of these: the deeper, the dearer, and the loops are what may come on top. Yours gets a fixed price, line by line, after we have looked.',
    items: [
      {
        title: 'A company site',
        content: 'Ten to twenty-five pages, an editor, forms that arrive, found under what you do.',
        price: '$18,000–$40,000',
        duration: '6–10 weeks',
      },
      {
        title: 'A large site',
        content:
          'Hundreds of pages, several editors, a search, an old site to be moved without losing its place.',
        price: '$40,000–$75,000',
        duration: '10–16 weeks',
      },
      {
        title: 'A first application',
        content:
          'One job done properly for up to thirty people: logins, data, a report that somebody believes.',
        price: '$60,000–$110,000',
        duration: '12–18 weeks',
      },
      {
        title: 'A larger application',
        content: 'Several roles, connections to systems that you have, a migration, training.',
        price: '$110,000–$180,000',
        duration: '18–30 weeks',
      },
    ],
    note: 'Hosting starts at $9.99 a month, upkeep at $800. Neither is required.',
    action: { title: 'What is in them', link: '/page/pricing-packages' },
  },
  limits: {
    heading: 'Not out of this workshop',
    items: [
      'Sites by Friday. The shortest we have done well took five weeks.',
      'Page builders with a plug-in for each wish. We get called to take those apart.',
      'Promises of first place in a search engine. We make pages worth finding and see to it that they can be.',
      'Banners that ask for cookies which you do not need.',
      'Work for firms that already have six agencies.',
    ],
  },
  questions: {
    heading: 'Asked before anybody signs',
    items: [
      {
        question: 'Can we change things ourselves?',
        answer: [
          'Yes: words, pictures, prices, people, jobs and news, in an editor that shows what you will get. The structure stays with us or with your developer, so that nobody can break it by accident.',
        ],
      },
      {
        question: 'WordPress?',
        answer: [
          'Where your people know it and like it, yes: as the editor behind a fast front. Where nobody is attached to it, we usually suggest something with fewer doors to lock.',
        ],
      },
      {
        question: 'What will happen to our place in the search results?',
        answer: [
          'Every old address gets a new one, tested by list before launch. Expect a wobble of two or three weeks. In our last twelve moves, eleven sites stood higher after three months; one stood lower, and we know why.',
        ],
      },
      {
        question: 'Who writes the texts?',
        answer: [
          'We draft, you correct. You know what is true, and we know what people read. It takes about half a day a week of somebody’s time on your side while we write.',
        ],
      },
      {
        question: 'How do you deal with accessibility rules?',
        answer: [
          'We build to WCAG 2.2, level AA, and test with people as well as with tools. You get a plain statement of what was tested, how, and what is not yet right.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Send us the address of your slowest page.',
    content: 'We will weigh it, free, and tell you the three things that would help the most.',
    action: { title: 'Have a page weighed', link: '/page/contact-us' },
  },
  next: { title: 'The ferry that stopped ringing', link: '/page/CaseStudy' },
};
