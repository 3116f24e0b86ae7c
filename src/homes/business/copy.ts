import { siteConfig } from '../../../site.config.ts';
import { area, hours, postmark } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';
import { team } from '../../content/team.ts';
import { lowestPrices } from './prices.ts';
import { processStages } from './process.ts';

const { company } = siteConfig;

/** The founder signs the letter. */
const [founder] = team;

/** Texts of `/`, in the order of the page. */
export const copy = {
  hero: {
    heading: ['We build software.', 'Then we look after it.'],
    lead: `Websites, online shops and apps for firms that would rather call one number and have it fixed. A site costs from ${lowestPrices.site}; the first hour is free.`,
    actions: [
      { title: 'Tell us what you are building', link: '/page/contact-us' },
      { title: 'See how a project goes', link: '#process' },
    ],
    drawingLabel:
      'A telephone receiver. Its cord becomes a river, a page, a parcel, a phone, and the mill that we work in.',
    receiver: { title: company.phone, text: hours, link: `tel:${company.phoneHref}` },
    things: [
      {
        title: 'Web applications',
        text: `Sites from ${lowestPrices.site}`,
        link: '/page/web-dev',
      },
      {
        title: 'Online shops',
        text: `From ${lowestPrices.shop}`,
        link: '/page/Ecommerce',
      },
      {
        title: 'Mobile apps',
        text: `From ${lowestPrices.app}`,
        link: '/page/MobileAppDev',
      },
    ],
    building: {
      form: 'mill',
      title: 'Fourteen people',
      text: `In a mill in ${area}, since ${company.founded}`,
      link: '/page/our-team',
    },
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
      },
      {
        title: 'Online shops',
        content:
          'From the first photograph to the parcel on the step: one stock list, honest shipping prices, a checkout that works with one thumb on a farm road.',
        terms: 'Usually two to five months',
        linkTitle: 'Follow one parcel',
        link: '/page/Ecommerce',
      },
      {
        title: 'Mobile apps',
        content:
          'For work in barns, boats and basements, where there is no signal. We talk about half of the people who ask out of one.',
        terms: 'Usually four to eight months',
        linkTitle: 'Do you need an app?',
        link: '/page/MobileAppDev',
      },
    ],
  },
  process: {
    heading: 'How a project goes',
    lead: 'A loop of the line is a week of a middling job. You can get off at any of the six stages, and what we made until then is yours.',
    action: { title: 'One small job, day by day', link: '/page/our-process' },
    resultLabel: 'In your hands:',
    items: processStages,
  },
  work: {
    heading: 'Harrow Point Ferries',
    figure: '78%',
    figureText:
      'of the people who open the booking on a phone now finish it. Before, 31% did, and the rest called the booth.',
    text: 'Two boats, one crossing of Lake Champlain, one telephone. We spent three days aboard, counted 391 calls, and found that hardly anybody wanted to book. The long story has the weeks, the bill and the three things that went wrong.',
    action: { title: 'Read the case study', link: '/page/CaseStudy' },
  },
  clients: {
    heading: 'Who we look after',
    statement:
      'The first shop we built opened in March 2007. It sells screws and hinges to this day, and when something in it squeaks, they still call the same number.',
    lead: 'Twelve of the forty-six, longest first. Most came for one thing and stayed for the upkeep: 61 systems are in our care tonight.',
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
  next: { title: 'Twenty years above the same mill', link: '/page/about-us' },
} as const;
