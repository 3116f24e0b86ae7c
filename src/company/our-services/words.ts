import { siteConfig } from '../../../site.config.ts';
import { carePrices } from '../../content/prices.ts';
import { answerTimes } from '../../content/promises.ts';
import { ecommerce } from '../ecommerce/words.ts';
import { mobileAppDev } from '../mobile-app-dev/words.ts';
import { webDev } from '../web-dev/words.ts';
import { lowestPrice } from './lowest-price.ts';
import type { DrawerLabel, ShopPlace } from './shop-place.ts';

const { phone, phoneHref } = siteConfig.company;
const bandsOf = ({ bands }: { bands: { items: readonly { price: string }[] } }) =>
  lowestPrice(bands.items.map(({ price }) => price));
const rescue = mobileAppDev.bands.items[2];

const places: readonly ShopPlace[] = [
  {
    id: 'web',
    number: 1,
    short: 'Screen',
    title: 'The screen on the counter',
    media: 'shop-cut-counter',
    content: 'Customers see one side of it at home, you see the other at work. It is one website.',
    need: 'People call to ask what a page could tell them, or half the firm waits for one spreadsheet.',
    spare: 'You have all the work that you can do, and the telephone is answered.',
    price: bandsOf(webDev),
    priceFor: 'a company site',
    link: { title: 'Websites and web applications', link: '/page/web-dev' },
  },
  {
    id: 'parcels',
    number: 2,
    short: 'Parcels',
    title: 'The bench in the back',
    media: 'shop-cut-parcels',
    content:
      'A scale that talks to a printer, a count that is right, and nobody who types addresses.',
    need: 'Parcels go out already, and every label and refund is somebody’s evening.',
    spare: 'Fewer than twenty go out in a week. A payment link can do that.',
    price: bandsOf(ecommerce),
    priceFor: 'this room alone; a shop with a window costs more',
    link: { title: 'Online shops', link: '/page/Ecommerce' },
  },
  {
    id: 'app',
    number: 3,
    short: 'Phone',
    title: 'The phone in the cellar',
    media: 'shop-cut-phone',
    content:
      'Counts stock with gloves on, where no bar of signal gets, and tells the counter later.',
    need: 'The same few people use it several times a week, away from any desk.',
    spare: 'Customers would open it twice a year. They will not put it on their phones.',
    price: lowestPrice(mobileAppDev.bands.items.slice(0, 2).map(({ price }) => price)),
    priceFor: `a new one; mending somebody’s old one from ${lowestPrice([rescue?.price ?? ''])}`,
    link: { title: 'Mobile apps', link: '/page/MobileAppDev' },
  },
  {
    id: 'search',
    number: 4,
    short: 'Sign',
    title: 'The sign at the corner',
    media: 'shop-cut-sign',
    content:
      'Search, letters and the page behind an ad: whatever makes somebody turn into the street.',
    need: 'You are good at it, and only those who know you know.',
    spare: 'You are booked until spring. Leave the sign as it is.',
    price: `${carePrices[2]?.price}`,
    priceFor: 'a month, as long as you like',
    link: { title: 'Digital marketing', link: '/page/DigitalMarketing' },
  },
  {
    id: 'sensor',
    number: 5,
    short: 'Box',
    title: 'The box on the wall',
    media: 'shop-cut-sensor',
    content: 'Has a foot in the sump and rings before the paint cans float.',
    need: 'Somebody drives out to read a number, or finds the water once it has come.',
    spare: 'One look a week is enough, and somebody passes it anyway.',
    price: '$910',
    priceFor: 'one room, everything in it',
    link: { title: 'Sensors and things', link: '/page/Internetofthingsiot' },
  },
  {
    id: 'move',
    number: 6,
    short: 'Rack',
    title: 'The rack on the rope',
    media: 'shop-cut-hoist',
    content: 'Out from under the roof, at night, to a place with two power lines and no squirrels.',
    need: 'It is warm, it is old, and one person knows how to start it.',
    spare: 'It does one thing, somebody has restored its backup, and rent would be more.',
    price: '$3,200',
    priceFor: 'four desks; fixed, once we have seen what is in there',
    link: { title: 'Moving to the cloud', link: '/page/CloudMigration' },
  },
];

/** The texts of `/page/our-services`, in the order of the page. */
export const ourServices = {
  hero: {
    heading: 'One shop, cut open.',
    lead: 'Six things that we make, each where somebody would touch it. Press a place to hear when you need it, when you do not, and from what price.',
    planLabel: 'Places in the shop',
  },
  places: {
    heading: 'Place by place',
    items: places,
    labels: {
      need: 'You need it when',
      spare: 'Spare yourself the money when',
      from: 'from',
      back: 'Back to the shop',
    },
  },
  drawers: {
    heading: 'What is wrong today?',
    lead: 'Pull the one that is yours. The number says where in the shop it is mended.',
    numberLabel: 'Place',
    noneLabel: 'Not in the shop',
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
      { label: 'It is only slow', link: '/page/contact-us', place: 'Have it weighed' },
    ] satisfies readonly DrawerLabel[] as readonly DrawerLabel[],
  },
  street: {
    heading: 'Not in here, but in this street',
    lead: 'Others do these better, and we know some of them. Call, and you get a name.',
    items: [
      {
        media: 'shop-front-letters',
        title: 'Logos and print',
        content: 'A mark should be drawn by somebody who draws marks all day.',
      },
      {
        media: 'shop-front-posters',
        title: 'Campaigns',
        content: 'We count what an ad brings. Thinking it up, and buying the space, is a trade.',
      },
      {
        media: 'shop-front-games',
        title: 'Games',
        content: 'We play some. That is the trouble with building them.',
      },
      {
        media: 'shop-front-repair',
        title: 'Printers and laptops',
        content: 'Ours is repaired two doors down as well.',
      },
      {
        media: 'shop-front-market',
        title: 'Markets of a thousand sellers',
        content: 'One seller, we can do. A thousand need a firm with a night shift and a court.',
      },
    ],
  },
  closing: {
    heading: 'Or ring at the side door.',
    content: `Say what happened, not what you think it is called. Colette knows which room it belongs to, and whoever writes instead has an answer within ${answerTimes.message}.`,
    phone: { title: phone, link: `tel:${phoneHref}` },
    action: { title: 'Write to us instead', link: '/page/contact-us' },
  },
} as const;
