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
    heading: ['Wir bauen Software.', 'Und wir pflegen sie.'],
    lead: `${company.name} ist eine kleine Firma in ${town}. Wir machen Websites, Onlineshops und Apps für [Ihre wichtigsten Kunden]. Eine Website kostet ab ${lowestPrices.site}.`,
    actions: [
      { title: 'Erzählen Sie von Ihrem Projekt', link: '/page/contact-us' },
      { title: 'So läuft ein Projekt ab', link: '#process' },
    ],
    drawingLabel:
      'Ein Telefonhörer. Aus seiner Schnur werden ein Fluss, eine Seite, ein Paket und ein Handy.',
    receiver: { title: unbroken(company.phone), text: hours, link: `tel:${company.phoneHref}` },
    things: [
      {
        title: 'Web-Anwendungen',
        text: `Websites ab ${lowestPrices.site}`,
        link: '/page/web-dev',
      },
      {
        title: 'Onlineshops',
        text: `Ab ${lowestPrices.shop}`,
        link: '/page/Ecommerce',
      },
      {
        title: 'Apps',
        text: `Ab ${lowestPrices.app}`,
        link: '/page/MobileAppDev',
      },
    ],
    building: null,
  },
  services: {
    heading: 'Was wir machen',
    lead: 'Vor allem diese drei Arten von Arbeit. Sagen Sie uns, was Sie brauchen, und wir sagen, ob wir es können.',
    items: [
      {
        title: 'Webanwendungen',
        content:
          'Websites, Buchungsseiten und Werkzeuge für Ihr Team. Wir bauen sie so, wie bei Ihnen wirklich gearbeitet wird.',
        terms: 'Meist [wie lange ein Webprojekt dauert]',
        linkTitle: 'So entwickeln wir fürs Web',
        link: '/page/web-dev',
      },
      {
        title: 'Onlineshops',
        content: 'Vom ersten Foto bis zum Paket: Produkte, Lager, Versand, Kasse.',
        terms: 'Meist [wie lange ein Shop dauert]',
        linkTitle: 'So bauen wir Shops',
        link: '/page/Ecommerce',
      },
      {
        title: 'Apps',
        content: 'Für Handys und Tablets. Wenn eine Website genügt, sagen wir es.',
        terms: 'Meist [wie lange eine App dauert]',
        linkTitle: 'Brauchen Sie eine App?',
        link: '/page/MobileAppDev',
      },
    ],
  },
  process: {
    heading: 'So läuft ein Projekt ab',
    lead: 'Sechs Schritte, vom ersten Gespräch bis in die Jahre danach. Eine Schlaufe der Leitung ist eine Woche.',
    action: { title: 'Dasselbe, ausführlicher', link: '/page/our-process' },
    resultLabel: 'In Ihrer Hand:',
    items: processStages,
  },
  work: {
    heading: 'Ein Projekt, ganz erzählt',
    // [gap: eine Zahl aus Ihrer Fallstudie]
    figure: '1',
    figureText: 'Projekt, erzählt vom ersten Gespräch bis zur fertigen Arbeit.',
    text: 'Die Fallstudie handelt von [welchem Kunden und welcher Aufgabe]. Sie erzählt, was wir vorgefunden, gebaut und gelernt haben.',
    action: { title: 'Zur Fallstudie', link: '/page/CaseStudy' },
  },
  clients: {
    heading: 'Wen wir betreuen',
    statement:
      'Zu uns kommt, wer [aus welchem Grund man zu Ihnen kommt]. Erst hören wir zu, dann bauen wir.',
    lead: 'Einige der Firmen, für die wir arbeiten.',
    sinceLabel: 'seit',
  },
  closing: {
    heading: 'Guten Tag,',
    paragraphs: [
      'vielleicht denken Sie an etwas, das es geben sollte, oder an etwas, das es gibt und das funktionieren sollte.',
      `Schreiben Sie uns in Ihren eigenen Worten. Sie brauchen kein Pflichtenheft, keine fertige Budgetplanung und keine Fachbegriffe. Innerhalb von ${responseTimes.message} bekommen Sie Antwort von einem Menschen.`,
    ],
    signature: { name: founder?.name ?? company.name, designation: founder?.designation ?? '' },
    action: { title: 'Zurückschreiben', link: '/page/contact-us' },
    contacts: [
      { title: company.phone, link: `tel:${company.phoneHref}` },
      { title: company.email, link: `mailto:${company.email}` },
    ],
    postmark: { place: postmark, inner: ['SEIT', `${company.founded}`] },
  },
  next: { title: 'Die Menschen hinter der Arbeit', link: '/page/about-us' },
} as const;
