import { addressLines } from '../../content/address-lines.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { clients } from './clients.ts';
import { firm } from './firm.ts';
import { priceOf, rates, sizeText, squareFeetOf } from './screen-prices.ts';

/** Copy of `/home-digital-agency`, except the clients. */
export const copy = {
  hero: {
    id: 'top',
    heading: ['Bigger than', 'you'],
    headingTiny: 'Smaller than your thumb.',
    tinyWidth: '2⅛ in',
    lead: 'Barn & Button makes what stands on very large screens and on very small ones. Five people in Butte, Montana, and nothing in between.',
    action: { title: 'Six clients, and what broke', link: '#clients' },
    film: { src: '/film/metal', pauseLabel: 'Pause the film', playLabel: 'Play the film' },
  },
  services: {
    id: 'rule',
    heading: 'We take a screen if it is taller than Dot,',
    headingEnd: 'or shorter than her thumb.',
    minimumTall: '5′4″',
    maximumTiny: '2⅛ inches',
    img: 'barn-thumb',
    figureLabel: 'Dot Kovacich in her coat, seen from the front',
    text: 'Dot Kovacich ran the projector of a drive-in for nineteen summers, and repaired watches in the winters. She never saw the use of anything in between. In 2012 we made it a rule, because rules are cheaper than meetings.',
    betweenHeading: 'In between',
    between: [
      {
        title: 'Phones',
        text: 'Sorrel & Pike in Missoula. They’re good, and they answer theirs.',
      },
      { title: 'Laptops', text: 'There is enough on them.' },
      { title: 'The set over the bar', text: 'Leave the game on.' },
      {
        title: 'Websites',
        text: 'This one was made out of town. You are reading it on the wrong size of screen.',
      },
    ],
  },
  work: {
    id: 'clients',
    heading: 'Six clients. Each row opens.',
    workLabel: 'What we made',
    failureLabel: 'What broke',
    priceLabel: 'The bill',
    tallPriceReason: 'by {feet} square feet, and one night with the crane',
    tinyPriceReason: 'by {words} words',
    scaleCaption: 'The screen, and Dot beside it',
    lifeSizeCaption: 'About life size',
    keys: {
      listId: 'client-rows',
      hint: 'Up and down arrows go from row to row.',
      openLabel: 'Open all six',
      closeLabel: 'Close all six',
    },
  },
  gallery: { img: 'barn-drive-in' },
  prices: {
    id: 'prices',
    heading: 'What it costs',
    tallPrice: formatDollars(rates.squareFoot),
    tallText: `a square foot, if it is taller than Dot. And ${formatDollars(rates.crane)} for the night on which it goes up.`,
    tinyPrice: formatDollars(rates.word),
    tinyText:
      'a word, if it is shorter than her thumb. A digit is a word. So is an arrow. You will want fewer than you think.',
    table: {
      caption: 'Six bills, as they were sent',
      columns: ['Client', 'Face', 'Charged for', 'Bill'],
      rows: clients.map(({ name, screen }) => ({
        name,
        size: sizeText(screen),
        unit:
          screen.size === 'tall'
            ? `${squareFeetOf(screen).toLocaleString('en-US')} sq ft`
            : `${screen.words} words`,
        price: formatDollars(priceOf(screen)),
      })),
    },
    note: 'Steel, lamps and glass are in it. Electricity is yours. If a bill comes out between $25,000 and $140,000, Dot looks at the job again; it is usually the wrong size.',
  },
  hours: {
    id: 'hours',
    heading: 'Small before noon, big after dark. Closed in between.',
    noonWord: 'Noon',
    darkWord: 'Dark',
    morning: {
      hours: '7 am to noon',
      text: 'Tiny screens are made at the north window, by daylight, nine inches from the nose. Aino Lahti draws every digit by hand, dot by dot, and puts a drop of water on it.',
      people: [
        {
          name: 'Aino Lahti',
          work: 'wrote the inside of hearing aids in Helsinki until the commute became silly',
        },
        { name: 'Pete Sandoval', work: 'solders, and makes the good coffee' },
      ],
    },
    evening: {
      hours: 'From dusk: 4:50 pm in December, 9:40 pm in June',
      text: 'A wall can’t be judged by day. Emmet Trevenna drives four hundred yards up the hill, turns the truck around and reads it through the windshield. If he has to think, it comes down.',
      people: [
        {
          name: 'Emmet Trevenna',
          work: 'hung the red lights on the headframes, and rigs everything that weighs more than a cow',
        },
        { name: 'June Archer', work: 'writes for walls: five words, or none' },
      ],
    },
  },
  contact: {
    id: 'ask',
    heading: 'How tall?',
    text: 'Tell us how tall it is and who has to read it, from where, in what weather. If it is in between, you get the number of somebody good on the same day, and we get back to work.',
    addressLines: ['Barn & Button', ...addressLines(firm.address)],
    phone: firm.contacts.phone,
  },
  form: {
    submitLabel: 'Send it to Dot',
    commentLabel: 'Where does it stand, who reads it, and how far away are they?',
    details: [
      {
        kind: 'choice',
        name: 'Height of the screen',
        label: 'How tall is it',
        options: ['Taller than 5′4″', 'Shorter than 2⅛ inches', 'In between, but hear me out'],
      },
    ],
  },
} as const;
