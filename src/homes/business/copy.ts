import { siteConfig } from '../../../site.config.ts';
import { area, postmark } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';
import { team } from '../../content/team.ts';
import { processStages } from './process.ts';

const { company } = siteConfig;

/** Drawings beside the stages of `process.ts`: the result of each. */
const stageDrawings = ['letter', 'notebook', 'plan', 'vise', 'gate', 'oilcan'] as const;

/** The founder signs the letter. */
const [founder] = team;

/** Texts of `/`, in the order of the page. */
export const copy = {
  hero: {
    heading: ['We build software.', 'Then we look after it.'],
    lead: `${company.name} is fourteen people in a small town in ${area}. Since ${company.founded} we have been making websites, online shops and apps for firms that would rather call one number and have it fixed.`,
    actions: [
      { title: 'Tell us what you are building', link: '/page/contact-us' },
      { title: 'See how a project goes', link: '#process' },
    ],
  },
  statement: {
    statement:
      'The first shop we built opened in March 2007. It sells screws and hinges to this day, and when something in it squeaks, they still call the same number.',
    items: [
      {
        term: '14 people',
        text: 'All in one building. Nobody you will never meet works on your project.',
      },
      {
        term: '61 systems',
        text: 'In our care tonight: shops, booking desks, staff tools, eleven apps.',
      },
      {
        term: '1 number',
        text: `${company.phone}. It rings on a desk, and somebody who can help picks up.`,
      },
    ],
  },
  services: {
    heading: 'What leaves the bench',
    lead: 'Three kinds of work, because those are the three that we are good at. For the rest we know people.',
    items: [
      {
        title: 'Web applications',
        content:
          'The booking desk, the order book, the tool your people open at eight and close at five. We build it round how the work really goes, and it is quick on the old computer by the door.',
        terms: 'Usually three to seven months',
        linkTitle: 'How we build for the web',
        link: '/page/web-dev',
        media: 'service-web',
      },
      {
        title: 'Online shops',
        content:
          'From the first photograph to the parcel on the step: one stock list, honest shipping prices, a checkout that works with one thumb on a farm road.',
        terms: 'Usually two to five months',
        linkTitle: 'Follow one parcel',
        link: '/page/Ecommerce',
        media: 'service-shop',
      },
      {
        title: 'Mobile apps',
        content:
          'For work in barns, boats and basements, where there is no signal. We talk about half of the people who ask out of one.',
        terms: 'Usually four to eight months',
        linkTitle: 'Do you need an app?',
        link: '/page/MobileAppDev',
        media: 'service-app',
      },
    ],
  },
  process: {
    heading: 'How a project goes',
    lead: 'Six stages along one line. You can get off at any of them, and what we made until then is yours.',
    link: { title: 'One small job, day by day', link: '/page/our-process' },
    resultLabel: 'In your hands:',
    items: processStages.map((stage, index) => ({
      ...stage,
      drawing: stageDrawings[index] ?? 'notebook',
    })),
  },
  work: {
    heading: 'Harrow Point Ferries',
    figure: '78%',
    figureText:
      'of the people who open the booking on a phone now finish it. Before, 31% did, and the rest called the booth.',
    text: 'Two boats, one crossing of Lake Champlain, one telephone. We spent three days aboard, counted 391 calls, and found that hardly anybody wanted to book. The long story has the weeks, the bill and the three things that went wrong.',
    action: { title: 'Read the case study', link: '/page/CaseStudy' },
  },
  gallery: {
    heading: `A visit to ${company.address.street.replace(' ', '\u00a0')}`,
    items: [
      {
        title: 'The big door',
        text: 'Whoever has the key rolls it up. What came in overnight gets the first hour.',
        media: 'workshop-door',
      },
      {
        title: 'The bench',
        text: 'Two people to a screen, and their phones in the drawer until lunch.',
        media: 'workshop-bench',
      },
      {
        title: 'The machine',
        text: 'It lay in pieces at breakfast. In here it may fail as often as it has to.',
        media: 'workshop-machine',
      },
      {
        title: 'The lamp',
        text: 'One stays on for the backups. Software that is written tired is written twice.',
        media: 'workshop-evening',
      },
    ],
  },
  clients: {
    heading: 'Who we look after',
    lead: 'Twelve of the forty-six, longest first. Most came for one thing and stayed for the upkeep.',
    sinceLabel: 'since',
  },
  closing: {
    heading: 'Dear reader,',
    paragraphs: [
      'you have come to the foot of a long page, so you may have something in mind that ought to exist, or something that exists and ought to work.',
      `Write to me in your own words. You do not need a brief, a budget or the right terms. Tell me what happens today, who does it, and what it costs you when it goes wrong. Within ${responseTimes.message} you will have an answer from a person, and if we are not the right firm, it will say who is.`,
      'Or come by. The coffee is at ten.',
    ],
    signature: { name: founder?.name ?? company.name, designation: founder?.designation ?? '' },
    action: { title: 'Write back', link: '/page/contact-us' },
    contacts: [
      { title: company.phone, link: `tel:${company.phoneHref}` },
      { title: company.email, link: `mailto:${company.email}` },
    ],
    postmark: { place: postmark, inner: ['SINCE', `${company.founded}`] },
  },
} as const;
