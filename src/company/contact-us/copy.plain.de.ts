import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { unbrokenStreet } from '../../content/unbroken.ts';

const { city } = siteConfig.company.address;
const street = unbrokenStreet(siteConfig.company.address.street);

/** The texts of `/page/contact-us`: the full form, beside the address and a map. */
export const copy = {
  heading: 'Mail, Anruf oder Besuch.',
  lead: `Ihre Nachricht geht an einen Menschen. Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
  form: {
    heading: 'Was können wir für Sie tun?',
    lead: 'Ein paar Sätze genügen. Wenn Sie einen Termin oder ein Budget haben, sagen Sie es uns; dann wird schon die erste Antwort besser.',
  },
  details: {
    visit: `Sie finden uns hier: ${street}. Der Eingang ist [welche Tür oder welche Etage].`,
    parking: 'Parken können Sie [wo Gäste parken können].',
    accessible: 'Ohne Treppen kommen Sie so hinein: [der Weg ohne Treppen].',
  },
  reasons: {
    heading: 'Nicht sicher, ob Sie hier richtig sind?',
    items: [
      {
        title: 'Sie möchten einen Preis',
        content:
          'Sagen Sie uns, was es können soll und für wie viele Personen. Was einen festen Preis hat, steht mit dem Preis hier:',
        link: { title: 'Pakete und Preise', link: '/page/pricing-packages' },
      },
      {
        title: 'Sie lesen lieber, als zu fragen',
        content:
          'Was die meisten zuerst fragen, haben wir aufgeschrieben, die kurzen Antworten zuerst.',
        link: { title: 'Fragen', link: '/page/faq-s' },
      },
      {
        title: 'Sie möchten hier arbeiten',
        content: 'Was offen ist, steht auf einer eigenen Seite.',
        link: { title: 'Stellen', link: '/page/career' },
      },
    ],
  },
  mapCaption: `${street}, ${city}`,
} as const;
