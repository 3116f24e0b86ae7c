import { siteConfig } from '../../../site.config.ts';
import { hours, postmark, town } from '../../content/contact.ts';
import { responseTimes } from '../../content/response-times.ts';
import { team } from '../../content/team.ts';
import { unbroken } from '../../content/unbroken.ts';
import { lowestPrices } from './prices.ts';
import { processStages } from './process.ts';

const { company } = siteConfig;

/** The founder signs the letter. */
const [founder] = team;

/** Texts of `/`, in the order of the page. */
export const copy = {
  hero: {
    heading: ['We build software.', 'Then we look after it.'],
    lead: `${company.name} is a small firm in ${town}. We make websites, online shops and apps for [the people you work for]. A site costs from ${lowestPrices.site}.`,
    actions: [
      { title: 'Tell us what you are building', link: '/page/contact-us' },
      { title: 'See how a project goes', link: '#process' },
    ],
    drawingLabel: 'A telephone receiver. Its cord becomes a river, a page, a parcel and a phone.',
    receiver: { title: unbroken(company.phone), text: hours, link: `tel:${company.phoneHref}` },
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
    building: null,
  },
  services: {
    heading: 'What we make',
    lead: 'Three kinds of work. Tell us what you need, and we say whether we can do it.',
    items: [
      {
        title: 'Web applications',
        content:
          'Websites, booking pages and tools for your staff. We build them round how the work really goes.',
        terms: 'Usually [how long a web project takes]',
        linkTitle: 'How we build for the web',
        link: '/page/web-dev',
      },
      {
        title: 'Online shops',
        content: 'From the first photograph to the parcel: products, stock, shipping, checkout.',
        terms: 'Usually [how long a shop takes]',
        linkTitle: 'How we build shops',
        link: '/page/Ecommerce',
      },
      {
        title: 'Mobile apps',
        content: 'For phones and tablets. If a website would do, we say so.',
        terms: 'Usually [how long an app takes]',
        linkTitle: 'Do you need an app?',
        link: '/page/MobileAppDev',
      },
    ],
  },
  process: {
    heading: 'How a project goes',
    lead: 'Six stages, from a first conversation to the years after. A loop of the line is a week.',
    action: { title: 'The same, in more detail', link: '/page/our-process' },
    resultLabel: 'In your hands:',
    items: processStages,
  },
  work: {
    heading: 'One project, in full',
    // [gap: one figure of your case study]
    figure: '1',
    figureText: 'project, told from the first conversation to the finished work.',
    text: 'The case study is about [the client and the task]. It tells what we found, what we built and what we learned.',
    action: { title: 'Read the case study', link: '/page/CaseStudy' },
  },
  clients: {
    heading: 'Who we look after',
    statement:
      'People come to us when [the reason why people come]. We listen first, then we build.',
    lead: 'Some of the firms that we work for.',
    sinceLabel: 'since',
  },
  closing: {
    heading: 'Dear reader,',
    paragraphs: [
      'you may have something in mind that ought to exist, or something that exists and ought to work.',
      `Write to us in your own words. You do not need a brief, a budget or the right terms. Within ${responseTimes.message} you will have an answer from a person.`,
    ],
    signature: { name: founder?.name ?? company.name, designation: founder?.designation ?? '' },
    action: { title: 'Write back', link: '/page/contact-us' },
    contacts: [
      { title: company.phone, link: `tel:${company.phoneHref}` },
      { title: company.email, link: `mailto:${company.email}` },
    ],
    postmark: { place: postmark, inner: ['SINCE', `${company.founded}`] },
  },
  next: { title: 'The people behind the work', link: '/page/about-us' },
} as const;
