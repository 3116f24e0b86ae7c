import { siteConfig } from '../../../site.config.ts';
import { planById } from '../../content/plan-by-id.ts';
import { carePrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as mobileAppDev } from '../mobile-app-dev/copy.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import { durationOf } from './duration-of.ts';
import { lowestPrice, lowestPriceOf } from './lowest-price.ts';
import type { ProblemLink, Service, ServiceDuration } from './service.ts';

const { phone, phoneHref } = siteConfig.company;
const rescue = mobileAppDev.prices.items[2];

const fields: readonly Service[] = [
  {
    id: 'web',
    number: 1,
    shortName: 'Websites',
    title: 'The mown meadow',
    img: 'field-web',
    content:
      'Visitors see a page. Whoever stands in it sees a meadow that is cut to a plan, and cut again when it has grown over.',
    reasonFor:
      'People call to ask what a page could tell them, or half the firm waits for one spreadsheet.',
    reasonAgainst: 'You have all the work that you can do, and the telephone is answered.',
    price: lowestPriceOf(webDev),
    priceNote: 'a company site',
    action: { title: 'Websites and web applications', link: '/page/web-dev' },
  },
  {
    id: 'parcels',
    number: 2,
    shortName: 'Shops',
    pricedPart: 'packing side',
    title: 'The stall at the orchard',
    img: 'field-parcels',
    content:
      'Growing is half of it. The other half is to pick the right one, wrap it, and know that it was the last.',
    reasonFor: 'Parcels go out already, and every label and refund is somebody’s evening.',
    reasonAgainst: 'Fewer than twenty go out in a week. A payment link can do that.',
    price: lowestPriceOf(ecommerce),
    priceNote: 'the packing side alone; a shop with a window costs more',
    action: { title: 'Online shops', link: '/page/Ecommerce' },
  },
  {
    id: 'app',
    number: 3,
    shortName: 'Apps',
    title: 'The bed you can carry',
    img: 'field-app',
    content:
      'Twenty small things in one frame. It works with gloves on, where no bar of signal gets, and tells the others later.',
    reasonFor: 'The same few people use it several times a week, away from any desk.',
    reasonAgainst: 'Customers would open it twice a year. They will not put it on their phones.',
    price: lowestPrice(mobileAppDev.prices.items.slice(0, 2).map(({ price }) => price)),
    priceNote: `a new one; mending somebody’s old one from ${lowestPrice([rescue?.price ?? ''])}`,
    action: { title: 'Mobile apps', link: '/page/MobileAppDev' },
  },
  {
    id: 'search',
    number: 4,
    shortName: 'Being found',
    title: 'The path in',
    img: 'field-search',
    content:
      'Nobody wades through sunflowers to find you. Search, letters and the page behind an ad are a path from the road.',
    reasonFor: 'You are good at it, and only those who know you know.',
    reasonAgainst: 'You are booked until spring. Leave the flowers alone.',
    price: planById(carePrices, 'words-and-search').price,
    priceNote: 'a month, as long as you like',
    action: { title: 'Digital marketing', link: '/page/DigitalMarketing' },
  },
  {
    id: 'move',
    number: 5,
    shortName: 'Moving',
    title: 'The bales on the wagon',
    img: 'field-move',
    content:
      'Half is loaded, half still stands. Nothing leaves the old place before it is counted, and the wagon can turn round.',
    reasonFor: 'It is warm, it is old, and one person knows how to start it.',
    reasonAgainst: 'It does one thing, somebody has restored its backup, and rent would be more.',
    price: '$3,200',
    priceNote: 'four desks; fixed, once we have seen what is in there',
    action: { title: 'Moving to the cloud', link: '/page/CloudMigration' },
  },
  {
    id: 'sensor',
    number: 6,
    shortName: 'Sensors',
    title: 'The box in the circle',
    img: 'field-sensor',
    content: 'It asks the ground every five minutes, and rings before the dry wedge is straw.',
    reasonFor: 'Somebody drives out to read a number, or finds the damage once it is done.',
    reasonAgainst: 'One look a week is enough, and somebody passes it anyway.',
    price: '$910',
    priceNote: 'one room, everything in it',
    action: { title: 'Sensors and things', link: '/page/Internetofthingsiot' },
  },
];

/** One day as a part of a week, the unit of durations. */
const oneDay = 1 / 7;

/** Durations from the shortest to the one without an end. */
const durations: readonly ServiceDuration[] = [
  {
    id: 'sensor',
    duration: 'half a day',
    durationNote: 'to hang it',
    weeks: { from: oneDay / 2, to: oneDay / 2 },
  },
  {
    id: 'move',
    duration: 'one night',
    durationNote: 'once all is counted',
    weeks: { from: oneDay, to: oneDay },
  },
  {
    id: 'parcels',
    ...durationOf(ecommerce.prices.items[3]?.duration),
    durationNote: 'the packing side',
  },
  { id: 'web', ...durationOf(webDev.prices.items[0]?.duration), durationNote: 'a company site' },
  {
    id: 'app',
    ...durationOf(mobileAppDev.prices.items[0]?.duration),
    durationNote: 'one job, two systems',
  },
  { id: 'search', duration: 'month by month', durationNote: 'no end; we talk after three months' },
];

/** The texts of `/page/our-services`, in the order of the page. */
export const copy = {
  hero: {
    heading: 'What we grow.',
    lead: 'Six kinds of work, each furrow as long as its smallest job takes. The loops are what it may take on top.',
    planLabel: 'Furrows of the line',
    durations,
  },
  services: {
    heading: 'Field by field',
    items: fields,
    labels: {
      reasonFor: 'You need it when',
      reasonAgainst: 'Spare yourself the money when',
      from: 'from',
    },
  },
  problems: {
    heading: 'What is wrong today?',
    lead: 'Pull the drawer that is yours. The number says in which field it is mended.',
    numberLabel: 'Field',
    noneLabel: 'In none of the fields',
    items: [
      { label: 'Nobody finds us', id: 'search' },
      { label: 'They ask the same ten things', id: 'web' },
      { label: 'We sold the last one twice', id: 'parcels' },
      { label: 'The machine upstairs hums', id: 'move' },
      { label: 'The freezer was off all weekend', id: 'sensor' },
      { label: 'Noted outside, typed in at night', id: 'app' },
      { label: 'The ad eats money', id: 'search' },
      { label: 'The spreadsheet is locked by Dale', id: 'web' },
      { label: 'Returns take all Monday', id: 'parcels' },
      { label: 'Our mail lands in spam', id: 'search' },
      { label: 'No signal where we work', id: 'app' },
      { label: 'It is only slow', link: '/page/contact-us', linkTitle: 'Have it weighed' },
    ] satisfies readonly ProblemLink[] as readonly ProblemLink[],
  },
  limits: {
    heading: 'Not on our land, but down the road',
    lead: 'Others do these better, and we know some of them. Call, and you get a name.',
    items: [
      {
        img: 'shop-front-letters',
        title: 'Logos and print',
        content: 'A mark should be drawn by somebody who draws marks all day.',
      },
      {
        img: 'shop-front-posters',
        title: 'Campaigns',
        content: 'We count what an ad brings. Thinking it up, and buying the space, is a trade.',
      },
      {
        img: 'shop-front-games',
        title: 'Games',
        content: 'We play some. That is the trouble with building them.',
      },
      {
        img: 'shop-front-repair',
        title: 'Printers and laptops',
        content: 'Ours is repaired two doors down as well.',
      },
      {
        img: 'shop-front-market',
        title: 'Markets of a thousand sellers',
        content: 'One seller, we can do. A thousand need a firm with a night shift and a court.',
      },
    ],
  },
  closing: {
    heading: 'Or call across the hedge.',
    content: `Say what happened, not what you think it is called. Colette knows which field it belongs to, and whoever writes instead has an answer within ${responseTimes.message}.`,
    phone: { title: phone, link: `tel:${phoneHref}` },
    action: { title: 'Write to us instead', link: '/page/contact-us' },
  },
  next: { title: 'Websites that carry their own weight', link: '/page/web-dev' },
} as const;
