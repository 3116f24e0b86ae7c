import { siteConfig } from '../../../site.config.ts';
import { formatMoney } from '../../content/formats.ts';
import { planById } from '../../content/plan-by-id.ts';
import { carePrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { cabinetmakerCosts } from '../cloud-migration/costs.ts';
import { copy as ecommerce } from '../ecommerce/copy.ts';
import { copy as internetOfThings } from '../internet-of-things/copy.ts';
import { sumOf } from '../internet-of-things/money.ts';
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
    title: 'Sites and tools',
    img: 'field-web',
    content: 'Pages that explain and answer, and applications for daily work.',
    reasonFor: 'People call to ask what a page could tell them.',
    reasonAgainst: 'You have enough work, and people find what they look for.',
    price: lowestPriceOf(webDev),
    priceNote: 'a company site',
    action: { title: 'Websites and web applications', link: '/page/web-dev' },
  },
  {
    id: 'parcels',
    number: 2,
    shortName: 'Shops',
    pricedPart: 'packing side',
    title: 'Selling on the web',
    img: 'field-parcels',
    content: 'A shop, and what is behind it: stock, payment, labels and books.',
    reasonFor: 'You sell already, and too much of it is done by hand.',
    reasonAgainst: 'You send only a few parcels. A payment link can do that.',
    price: lowestPriceOf(ecommerce),
    priceNote: 'the packing side alone; a whole shop costs more',
    action: { title: 'Online shops', link: '/page/Ecommerce' },
  },
  {
    id: 'app',
    number: 3,
    shortName: 'Apps',
    title: 'Work on the move',
    img: 'field-app',
    content: 'An app for one job, on the phones that your people have.',
    reasonFor: 'The same people use it several times a week, away from a desk.',
    reasonAgainst: 'People would use it twice a year. A website is enough.',
    price: lowestPrice(mobileAppDev.prices.items.slice(0, 2).map(({ price }) => price)),
    priceNote: `a new one; repairing an existing one from ${lowestPrice([rescue?.price ?? ''])}`,
    action: { title: 'Mobile apps', link: '/page/MobileAppDev' },
  },
  {
    id: 'search',
    number: 4,
    shortName: 'Being found',
    title: 'Get noticed',
    img: 'field-search',
    content: 'Search, letters and the page behind an ad, so that people find you.',
    reasonFor: 'You do good work, and too few people know of it.',
    reasonAgainst: 'You have all the work that you can do.',
    price: planById(carePrices, 'words-and-search').price,
    priceNote: 'a month',
    action: { title: 'Digital marketing', link: '/page/DigitalMarketing' },
  },
  {
    id: 'move',
    number: 5,
    shortName: 'Moving',
    title: 'Off the old server',
    img: 'field-move',
    content: 'Files, mail and programs leave the old server, one after the other.',
    reasonFor: 'Your server is old, and one person knows how it works.',
    reasonAgainst: 'It does its job, and its backup has been tested.',
    price: formatMoney(cabinetmakerCosts.at(-1)?.move ?? 0),
    priceNote: 'a small office, once we have seen what is there',
    action: { title: 'Moving to the cloud', link: '/page/CloudMigration' },
  },
  {
    id: 'sensor',
    number: 6,
    shortName: 'Sensors',
    title: 'Readings and alarms',
    img: 'field-sensor',
    content: 'A sensor measures, and an alarm tells a person in time.',
    reasonFor: 'Somebody drives out to read a number.',
    reasonAgainst: 'One look a week is enough.',
    price: formatMoney(sumOf(internetOfThings.prices.items, 'once')),
    priceNote: 'one room',
    action: { title: 'Sensors and things', link: '/page/Internetofthingsiot' },
  },
];

/** One day as a part of a week, the unit of durations. */
const oneDay = 1 / 7;

/** Durations from the shortest to the one without an end. */
const durations: readonly ServiceDuration[] = [
  {
    id: 'sensor',
    // [gap: time to install one sensor]
    duration: 'half a day',
    durationNote: 'to install it',
    weeks: { from: oneDay / 2, to: oneDay / 2 },
  },
  {
    id: 'move',
    // [gap: time for a small move]
    duration: 'one night',
    durationNote: 'once all is prepared',
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
  { id: 'search', duration: 'month by month', durationNote: 'no end' },
];

/** The texts of `/page/our-services`, in the order of the page. */
export const copy = {
  hero: {
    heading: 'What we do.',
    lead: 'Six kinds of work. Each run of the line is as long as the smallest job of its kind; the loops are what it may take on top.',
    planLabel: 'Our services',
    durations,
  },
  services: {
    heading: 'One by one',
    items: fields,
    labels: {
      reasonFor: 'You need it when',
      reasonAgainst: 'You do not need it when',
      from: 'from',
    },
  },
  problems: {
    heading: 'What is wrong today?',
    lead: 'Choose what is true of you. The number says which service helps.',
    numberLabel: 'Service',
    noneLabel: 'None of the six',
    items: [
      { label: 'Nobody finds us', id: 'search' },
      { label: 'They ask the same things', id: 'web' },
      { label: 'We sold the last one twice', id: 'parcels' },
      { label: 'The server is old', id: 'move' },
      { label: 'We notice damage too late', id: 'sensor' },
      { label: 'Noted outside, typed in later', id: 'app' },
      { label: 'Returns take all Monday', id: 'parcels' },
      { label: 'It is only slow', link: '/page/contact-us', linkTitle: 'Ask us' },
    ] satisfies readonly ProblemLink[] as readonly ProblemLink[],
  },
  limits: {
    heading: 'What we leave to others',
    lead: 'Other firms do these better. Ask us, and we say what to look for.',
    items: [
      {
        img: 'shop-front-letters',
        title: 'Logos and print',
        content: 'This is work for a designer.',
      },
      {
        img: 'shop-front-posters',
        title: 'Campaigns',
        content: 'This is work for an advertising agency.',
      },
      {
        img: 'shop-front-games',
        title: 'Games',
        content: 'This is work for a studio.',
      },
      {
        img: 'shop-front-repair',
        title: 'Printers and laptops',
        content: 'This is work for a repair shop.',
      },
      {
        img: 'shop-front-market',
        title: 'Large marketplaces',
        content: 'This is work for a larger firm.',
      },
    ],
  },
  closing: {
    heading: 'Or call us.',
    content: `Tell us in your own words what you need. If you write instead, you have an answer within ${responseTimes.message}.`,
    phone: { title: phone, link: `tel:${phoneHref}` },
    action: { title: 'Write to us instead', link: '/page/contact-us' },
  },
  next: { title: 'Websites that are easy to use', link: '/page/web-dev' },
} as const;
