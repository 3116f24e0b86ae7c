import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';

const { name, founded } = siteConfig.company;

/** Copy of `/page/about-us`; the people are in `people/`, one file each. */
export const copy = {
  heading: 'Twenty years above the same mill.',
  lead: `${name} is a software firm of fourteen in a small town in ${area}. We build websites, shops and apps for people who make and move real things, and we stay around to look after them.`,
  cord: {
    label: 'Twenty loops of one cord, from year to year larger. The loop of 2009 is torn.',
    caption:
      'A loop for each year, as large as we were: one of us in 2006, fourteen now. Below is what happened, also in 2009.',
    /** People at the end of each year, from the first; empty: the loops are uneven. */
    people: [1, 2, 2, 2, 2, 4, 6, 7, 7, 8, 8, 9, 10, 10, 11, 11, 12, 13, 13, 14],
  },
  figures: [
    { value: founded, label: 'the first invoice: a website for the bakery downstairs' },
    { value: 14, label: 'people, all of whom do the work' },
    { value: 46, label: 'clients at present' },
    { value: 31, label: 'of them for longer than five years' },
    { value: 1, label: 'office, with a river' },
  ],
  story: {
    heading: 'What happened so far',
    items: [
      {
        year: founded,
        title: 'A desk above the bakery',
        content:
          'Ruth Aldous leaves a large software firm in Boston, rents one room above the old grist mill and makes a website for the bakery downstairs. She is paid partly in bread.',
      },
      {
        year: 2007,
        title: 'The first shop',
        content:
          'Pruitt Hardware wants its stock online. Yusuf Demir joins for six weeks to help with the server. He is still here, and so is Pruitt.',
      },
      {
        year: 2009,
        isTorn: true,
        title: 'The first mistake worth telling',
        content:
          'We lose a day of a client’s orders because a backup had never been restored. Since then we restore one of each, every quarter, and send the client the proof.',
      },
      {
        year: 2012,
        title: 'Six people, two rooms',
        content:
          'Desmond Achebe and Ingrid Solvang join within a month of each other. We stop building whatever people ask for and start asking what it is for.',
      },
      {
        year: 2014,
        title: 'The first app, and the first we talked someone out of',
        content:
          'Owen Tillotson writes a picking app for an orchard without signal. The same fall we tell a restaurant supplier that a website will do. Both are still in use.',
      },
      {
        year: 2017,
        title: 'Hana brings a screen reader',
        content:
          'Hana Kobayashi tests three of our own sites in front of all of us. None passes. We spend the winter mending them, unpaid, and have tested everything since.',
      },
      {
        year: 2020,
        title: 'Everybody at once',
        content:
          'In eleven weeks we put nineteen local shops online, most of them for the price of the hosting. Fourteen still sell that way.',
      },
      {
        year: 2022,
        title: 'Shared among us',
        content:
          'Ruth gives a tenth of the yearly profit to everybody in equal parts, and prints all salaries on one sheet by the coffee machine.',
      },
      {
        year: 2024,
        title: 'A ferry line calls',
        content:
          'Harrow Point Ferries has two boats, one phone and a queue on both. What we built for them is the case study on this site.',
      },
      {
        year: 2026,
        title: 'Twenty years',
        content:
          'Fourteen people, the same river, 46 clients. The bakery downstairs is on its fourth website. We still get the bread.',
      },
    ],
  },
  principles: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Watch before you build',
        content:
          'What people say they do and what they do are two things. We go and look, every time, and the plan changes every time.',
      },
      {
        title: 'The smallest thing that works',
        content:
          'Every screen, script and service that is not there cannot break. We take things out until somebody objects, and then put one back.',
      },
      {
        title: 'Fast on the old phone',
        content:
          'There are five old phones in a drawer. A page is finished when it is quick on the slowest of them, in the part of the valley with one bar of signal.',
      },
      {
        title: 'It is yours',
        content:
          'Code, names, logins, backups. A client who could leave at any time and does not is the only kind that we want.',
      },
      {
        title: 'Bad news travels first',
        content:
          'When a date slips or something breaks, you hear it from us, the same day, with what we are doing about it.',
      },
    ],
  },
  people: {
    heading: 'The people you would meet',
    lead: 'Not all fourteen. Some of us would rather not be drawn.',
    action: { title: 'Who sits where', link: '/page/our-team' },
  },
  visit: {
    heading: 'The workshop',
    paragraphs: [
      'Two floors of a mill that ground buckwheat until 1958. The beams are original, the windows are not. There is a bench where we take things apart, a room with a door for telephone calls, and a table at which all fourteen of us fit if nobody leans back.',
      'The mill race still runs under the floor. In April you can hear it through the server room, which is a closet.',
    ],
    action: { title: 'How to find us', link: '/page/contact-us' },
  },
  next: { title: 'Don’t trust us. Check', link: '/page/who-we-are' },
} as const;
