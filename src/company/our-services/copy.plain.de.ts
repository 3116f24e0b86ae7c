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
    title: 'Seiten und Tools',
    img: 'field-web',
    content: 'Seiten, die erklären und antworten, und Anwendungen für die tägliche Arbeit.',
    reasonFor: 'Leute rufen an und fragen, was eine Seite ihnen sagen könnte.',
    reasonAgainst: 'Sie haben genug zu tun, und wer etwas sucht, findet es.',
    price: lowestPriceOf(webDev),
    priceNote: 'für eine Firmenwebsite',
    action: { title: 'Websites und Webanwendungen', link: '/page/web-dev' },
  },
  {
    id: 'parcels',
    number: 2,
    shortName: 'Shops',
    pricedPart: 'nur das Packen',
    title: 'Im Netz verkaufen',
    img: 'field-parcels',
    content: 'Ein Shop und was dahinter liegt: Lager, Zahlung, Etiketten und Buchhaltung.',
    reasonFor: 'Sie verkaufen schon, und zu viel davon ist Handarbeit.',
    reasonAgainst: 'Sie verschicken nur wenige Pakete. Dafür reicht ein Zahlungslink.',
    price: lowestPriceOf(ecommerce),
    priceNote: 'nur für das Packen; ein ganzer Shop kostet mehr',
    action: { title: 'Onlineshops', link: '/page/Ecommerce' },
  },
  {
    id: 'app',
    number: 3,
    shortName: 'Apps',
    title: 'Arbeit unterwegs',
    img: 'field-app',
    content: 'Eine App für eine Aufgabe, auf den Handys, die Ihre Leute haben.',
    reasonFor: 'Dieselben Leute benutzen sie mehrmals in der Woche, fern vom Schreibtisch.',
    reasonAgainst: 'Man würde sie zweimal im Jahr benutzen. Dann reicht eine Website.',
    price: lowestPrice(mobileAppDev.prices.items.slice(0, 2).map(({ price }) => price)),
    priceNote: `für eine neue; eine vorhandene zu reparieren ab ${lowestPrice([rescue?.price ?? ''])}`,
    action: { title: 'Mobile Apps', link: '/page/MobileAppDev' },
  },
  {
    id: 'search',
    number: 4,
    shortName: 'Sichtbarkeit',
    title: 'Auffallen',
    img: 'field-search',
    content: 'Suche, Newsletter und die Seite hinter einer Anzeige, damit man Sie findet.',
    reasonFor: 'Sie arbeiten gut, und zu wenige wissen davon.',
    reasonAgainst: 'Sie haben alle Arbeit, die Sie schaffen.',
    price: planById(carePrices, 'words-and-search').price,
    priceNote: 'im Monat',
    action: { title: 'Online-Marketing', link: '/page/DigitalMarketing' },
  },
  {
    id: 'move',
    number: 5,
    shortName: 'Umzug',
    title: 'Weg vom alten Server',
    img: 'field-move',
    content: 'Dateien, E-Mails und Programme verlassen den alten Server, eins nach dem anderen.',
    reasonFor: 'Ihr Server ist alt, und nur eine Person weiß, wie er funktioniert.',
    reasonAgainst: 'Er tut, was er soll, und sein Backup ist getestet.',
    price: formatMoney(cabinetmakerCosts.at(-1)?.move ?? 0),
    priceNote: 'für ein kleines Büro, sobald wir gesehen haben, was da ist',
    action: { title: 'Umzug in die Cloud', link: '/page/CloudMigration' },
  },
  {
    id: 'sensor',
    number: 6,
    shortName: 'Sensoren',
    title: 'Messwerte und Alarme',
    img: 'field-sensor',
    content: 'Ein Sensor misst, und ein Alarm erreicht rechtzeitig einen Menschen.',
    reasonFor: 'Jemand fährt hinaus, um eine Zahl abzulesen.',
    reasonAgainst: 'Ein Blick pro Woche genügt.',
    price: formatMoney(sumOf(internetOfThings.prices.items, 'once')),
    priceNote: 'für einen Raum',
    action: { title: 'Sensoren und Geräte', link: '/page/Internetofthingsiot' },
  },
];

/** One day as a part of a week, the unit of durations. */
const oneDay = 1 / 7;

/** Durations from the shortest to the one without an end. */
const durations: readonly ServiceDuration[] = [
  {
    id: 'sensor',
    // [gap: Dauer für den Einbau eines Sensors]
    duration: 'ein halber Tag',
    durationNote: 'für den Einbau',
    weeks: { from: oneDay / 2, to: oneDay / 2 },
  },
  {
    id: 'move',
    // [gap: Dauer eines kleinen Umzugs]
    duration: 'eine Nacht',
    durationNote: 'nach guter Vorbereitung',
    weeks: { from: oneDay, to: oneDay },
  },
  {
    id: 'parcels',
    ...durationOf(ecommerce.prices.items[3]?.duration),
    durationNote: 'für das Packen',
  },
  {
    id: 'web',
    ...durationOf(webDev.prices.items[0]?.duration),
    durationNote: 'für eine Firmenwebsite',
  },
  {
    id: 'app',
    ...durationOf(mobileAppDev.prices.items[0]?.duration),
    durationNote: 'auf zwei Systemen',
  },
  { id: 'search', duration: 'Monat für Monat', durationNote: 'kein Ende' },
];

/** The texts of `/page/our-services`, in the order of the page. */
export const copy = {
  hero: {
    heading: 'Was wir tun.',
    lead: 'Sechs Arten von Arbeit. Jede Bahn der Leitung ist so lang, wie der kleinste Auftrag seiner Art dauert. Die Schlaufen zeigen, was dazukommen kann.',
    planLabel: 'Unsere Leistungen',
    durations,
  },
  services: {
    heading: 'Im Einzelnen',
    items: fields,
    labels: {
      reasonFor: 'Dafür spricht',
      reasonAgainst: 'Dagegen spricht',
      from: 'ab',
    },
  },
  problems: {
    heading: 'Was stimmt heute nicht?',
    lead: 'Wählen Sie, was auf Sie zutrifft. Die Nummer sagt, welche Leistung hilft.',
    numberLabel: 'Leistung',
    noneLabel: 'Keine der sechs',
    items: [
      { label: 'Niemand findet uns', id: 'search' },
      { label: 'Alle fragen dasselbe', id: 'web' },
      { label: 'Das Letzte zweimal verkauft', id: 'parcels' },
      { label: 'Der Server ist alt', id: 'move' },
      { label: 'Wir merken Schäden zu spät', id: 'sensor' },
      { label: 'Draußen notiert, später getippt', id: 'app' },
      { label: 'Retouren kosten den Montag', id: 'parcels' },
      { label: 'Es ist nur langsam', link: '/page/contact-us', linkTitle: 'Fragen Sie uns' },
    ] satisfies readonly ProblemLink[] as readonly ProblemLink[],
  },
  limits: {
    heading: 'Was wir anderen überlassen',
    lead: 'Andere Firmen können das besser. Fragen Sie uns, und wir sagen, worauf Sie achten sollten.',
    items: [
      {
        img: 'shop-front-letters',
        title: 'Logos und Druck',
        content: 'Das ist Arbeit für ein Designbüro.',
      },
      {
        img: 'shop-front-posters',
        title: 'Kampagnen',
        content: 'Das ist Arbeit für eine Werbeagentur.',
      },
      {
        img: 'shop-front-games',
        title: 'Spiele',
        content: 'Das ist Arbeit für ein Spielestudio.',
      },
      {
        img: 'shop-front-repair',
        title: 'Drucker und Laptops',
        content: 'Das ist Arbeit für eine Werkstatt.',
      },
      {
        img: 'shop-front-market',
        title: 'Große Marktplätze',
        content: 'Das ist Arbeit für eine größere Firma.',
      },
    ],
  },
  closing: {
    heading: 'Rufen Sie an.',
    content: `Sagen Sie in Ihren Worten, was Sie brauchen. Wenn Sie lieber schreiben, bekommen Sie innerhalb von ${responseTimes.message} eine Antwort.`,
    phone: { title: phone, link: `tel:${phoneHref}` },
    action: { title: 'Lieber schreiben', link: '/page/contact-us' },
  },
  next: { title: 'Websites, die leicht zu nutzen sind', link: '/page/web-dev' },
} as const;
