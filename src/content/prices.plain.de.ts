import { priceWords } from '../words/prices.ts';
import { formatMoney } from './formats.ts';
import type { PriceLists, PricingPlan } from './schema/pricing-plan.ts';

const contactPath = '/page/contact-us';
const { perMonth, perYear } = priceWords;

/** Contents of each hosting plan, billed monthly or yearly. */
const basicFeatures = [
  'Eine Website',
  'Zertifikate, die sich selbst erneuern',
  'Backups: [wie oft, wie lange aufbewahrt]',
];
const plusFeatures = ['Mehrere Websites', 'Alles aus Basis', 'Eine Testkopie jeder Website'];
const fullFeatures = ['Viele Websites', 'Alles aus Plus', 'Hilfe am Telefon: [zu welchen Zeiten]'];

/** Hosting: the lists behind the MONTHLY/YEARLY tab. */
export const hostingPrices: PriceLists = {
  monthly: [
    {
      title: 'Basis',
      subtitle: 'Für die erste Website',
      // [gap: Preis des kleinen Pakets im Monat, in der Währung Ihrer Website]
      price: formatMoney(10),
      term: perMonth,
      plans: basicFeatures,
      buttonTitle: 'Basis wählen',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Plus',
      subtitle: 'Für einen Shop oder mehrere Websites',
      // [gap: Preis des mittleren Pakets im Monat, in der Währung Ihrer Website]
      price: formatMoney(20),
      term: perMonth,
      plans: plusFeatures,
      buttonTitle: 'Plus wählen',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Max',
      subtitle: 'Für viele Websites oder viel Betrieb',
      // [gap: Preis des großen Pakets im Monat, in der Währung Ihrer Website]
      price: formatMoney(30),
      term: perMonth,
      plans: fullFeatures,
      buttonTitle: 'Max wählen',
      buttonLink: contactPath,
      icon: 'tractor',
    },
  ],
  yearly: [
    {
      title: 'Basis',
      subtitle: 'Für die erste Website',
      // [gap: Preis des kleinen Pakets im Jahr, in der Währung Ihrer Website]
      price: formatMoney(100),
      term: perYear,
      plans: basicFeatures,
      buttonTitle: 'Basis wählen',
      buttonLink: contactPath,
      icon: 'sprout',
    },
    {
      title: 'Plus',
      subtitle: 'Für einen Shop oder mehrere Websites',
      // [gap: Preis des mittleren Pakets im Jahr, in der Währung Ihrer Website]
      price: formatMoney(200),
      term: perYear,
      plans: plusFeatures,
      buttonTitle: 'Plus wählen',
      buttonLink: contactPath,
      icon: 'wheat',
      popular: { isPopular: true },
    },
    {
      title: 'Max',
      subtitle: 'Für viele Websites oder viel Betrieb',
      // [gap: Preis des großen Pakets im Jahr, in der Währung Ihrer Website]
      price: formatMoney(300),
      term: perYear,
      plans: fullFeatures,
      buttonTitle: 'Max wählen',
      buttonLink: contactPath,
      icon: 'tractor',
    },
  ],
};

/** Care plans for finished sites, billed monthly. */
export const carePrices: PricingPlan[] = [
  {
    title: 'Pflege',
    id: 'upkeep',
    subtitle: 'Ihre Website bleibt aktuell',
    // [gap: Preis der Pflege im Monat, in der Währung Ihrer Website]
    price: formatMoney(100),
    term: perMonth,
    plans: ['Unsere Zeit: [wie viele Stunden]', 'Sicherheitsupdates', 'Backups, die wir prüfen'],
    buttonTitle: 'Nach der Pflege fragen',
    buttonLink: contactPath,
    icon: 'wrench',
  },
  {
    title: 'Pflege und Ausbau',
    id: 'upkeep-and-building',
    subtitle: 'Das Gleiche, und Ihre Website wird besser',
    // [gap: Preis der Pflege mit Verbesserungen im Monat, in der Währung Ihrer Website]
    price: formatMoney(300),
    term: perMonth,
    plans: [
      'Alles aus Pflege',
      'Zeit für Verbesserungen',
      'Eine Liste von Verbesserungen, deren Reihenfolge Sie bestimmen',
    ],
    buttonTitle: 'Nach dem Ausbau fragen',
    buttonLink: contactPath,
    icon: 'hammer',
    popular: { isPopular: true },
  },
  {
    title: 'Texte und Suche',
    id: 'words-and-search',
    subtitle: 'Wir schreiben, messen und verbessern',
    // [gap: Preis für Schreiben und Messen im Monat, in der Währung Ihrer Website]
    price: formatMoney(200),
    term: perMonth,
    plans: [
      'Neue oder überarbeitete Seiten',
      'Kaputte Links und langsame Seiten repariert',
      'Suchzahlen, verständlich erklärt',
    ],
    buttonTitle: 'Nach den Texten fragen',
    buttonLink: contactPath,
    icon: 'pencil-line',
  },
];

/** Domain names and other yearly items. */
export const namePrices: PricingPlan[] = [
  {
    title: 'Eine Domain',
    id: 'name',
    subtitle: 'Eine Adresse auf Ihren Namen',
    // [gap: Preis einer Domain im Jahr, in der Währung Ihrer Website]
    price: formatMoney(20),
    term: perYear,
    plans: [
      'Auf Sie eingetragen, nicht auf uns',
      'Verlängert, bevor sie ausläuft',
      'Umzug zu anderen kostenlos',
    ],
    buttonTitle: 'Nach einer Domain fragen',
    buttonLink: contactPath,
    icon: 'tag',
  },
  {
    title: 'Eine Domain mit E-Mail',
    id: 'name-and-mail',
    subtitle: 'Eine Adresse, auch für Ihre E-Mails',
    // [gap: Preis einer Domain mit E-Mail im Jahr, in der Währung Ihrer Website]
    price: formatMoney(30),
    term: perYear,
    plans: [
      'Alles aus „Eine Domain“',
      'Adressen, die E-Mails weiterleiten',
      'SPF, DKIM und DMARC eingerichtet',
    ],
    buttonTitle: 'Nach Domain und E-Mail fragen',
    buttonLink: contactPath,
    icon: 'mail',
    popular: { isPopular: true },
  },
  {
    title: 'Eine überwachte Domain',
    subtitle: 'Eine Adresse, die wir im Auge behalten',
    // [gap: Preis einer überwachten Domain im Jahr, in der Währung Ihrer Website]
    price: formatMoney(40),
    term: perYear,
    plans: [
      'Alles aus „Eine Domain mit E-Mail“',
      'Geprüft [wie oft]',
      'Eine E-Mail, wenn sie ausfällt',
    ],
    buttonTitle: 'Nach der Überwachung fragen',
    buttonLink: contactPath,
    icon: 'eye',
  },
];
