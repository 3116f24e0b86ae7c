import { formatMoney } from '../../content/formats.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { lowestPrice, yearlySavings } from './plan-prices.ts';

const { monthly, yearly } = hostingPrices;

/** Copy of `/page/pricing-packages`; the prices are in `prices.ts`. */
export const copy = {
  hero: {
    img: 'clay-startup',
    heading: 'Was es kostet und was Sie bekommen.',
    lead: 'Auf dieser Seite steht zu jedem Paket, was es kostet und was es enthält. Was nur für Sie gemacht wird, bekommt einen eigenen Preis, bevor wir anfangen.',
    caption: 'Viele Teile. Sie nehmen, was Sie brauchen.',
    label: 'Auf dieser Seite',
    links: [
      { title: 'Hosting', detail: `ab ${lowestPrice(monthly)} im Monat`, link: '#hosting' },
      {
        title: 'Pflege und Domains',
        detail: `ab ${lowestPrice(carePrices)} im Monat, ${lowestPrice(namePrices)} im Jahr`,
        link: '#upkeep-and-names',
      },
      { title: 'Wenn wir uns irren', detail: 'ein Plan und seine Rechnung', link: '#bill' },
      { title: 'Wenn Sie gehen', detail: 'was Sie zurückbekommen', link: '#leaving' },
    ],
  },
  hosting: {
    heading: 'Hosting in drei Größen',
    lead: 'Ein größeres Paket enthält alles, was das kleinere enthält. Nehmen Sie das kleinste, das Ihnen reicht.',
    tabsLabel: 'Wie Sie das Hosting bezahlen',
    tabs: { monthly: 'MONATLICH', yearly: 'JÄHRLICH' },
    popular: 'Unser Vorschlag',
  },
  /** Names of the services, for structured data only. */
  services: { hosting: 'Hosting', upkeep: 'Pflege', names: 'Domains' },
  compare: {
    heading: 'Im Vergleich',
    caption: 'Hosting-Pakete nach dem, was sie enthalten',
    rows: [
      { label: 'Im Monat', cells: monthly.map(({ price }) => price) },
      { label: 'Im Jahr', cells: yearly.map(({ price }) => price) },
      { label: 'Im Jahr gespart', cells: yearlySavings(hostingPrices) },
      // [gap: Inhalt jedes Hosting-Pakets, wie in src/content/prices.ts]
      { label: 'Websites', cells: ['eine', 'mehrere', 'viele'] },
      { label: 'Zertifikate', cells: ['ja', 'ja', 'ja'] },
      { label: 'Backups', cells: ['ja', 'ja', 'ja'] },
      { label: 'Testkopie', cells: ['nein', 'ja', 'ja'] },
      { label: 'Hilfe am Telefon', cells: ['nein', 'nein', 'ja'] },
    ],
    note: 'Alle Preise zuzüglich Mehrwertsteuer, wo sie anfällt.',
  },
  upkeepAndNames: {
    heading: 'Pflege monatlich, Domains jährlich',
    lead: 'Pflege ist unsere Zeit und wird monatlich bezahlt. Eine Domain ist gemietet und wird einmal im Jahr bezahlt.',
    tabNotes: [
      { tabTitle: 'MONATLICH', text: `enthält die Pflege, ab ${lowestPrice(carePrices)}` },
      { tabTitle: 'JÄHRLICH', text: `enthält die Domains, ab ${lowestPrice(namePrices)}` },
    ],
    tabsLabel: 'Was im Monat bezahlt wird und was im Jahr',
    tabs: { monthly: 'MONATLICH', yearly: 'JÄHRLICH' },
    popular: 'Unser Vorschlag',
  },
  included: {
    heading: 'Wofür Sie nie bezahlen',
    lead: 'Das steht auf keiner unserer Rechnungen.',
    // Eight, as many as the picture has outlines.
    items: [
      {
        title: 'Arbeit ohne Bestellung',
        content: 'Mehr als vereinbart machen wir erst, wenn Sie Ja gesagt haben.',
      },
      {
        title: 'Eine Frage',
        content: 'Sie können uns anrufen oder schreiben und fragen.',
      },
      {
        title: 'Eine Provision',
        content: 'Wenn wir ein Produkt empfehlen, bezahlt uns dafür niemand.',
      },
      {
        title: 'Ein Anteil am Umsatz',
        content: 'Was Sie verkaufen, geht nur Sie und Ihre Kunden etwas an.',
      },
      {
        title: 'Die Daten Ihrer Kunden',
        content: 'Wir verkaufen sie nicht, und wir geben sie nicht weiter.',
      },
      {
        title: 'Ein erster Platz in der Suche',
        content: 'Niemand kann ihn versprechen, also verkaufen wir keinen.',
      },
      {
        title: 'Eine Domain auf uns',
        content: 'Ihre Domain ist auf Sie eingetragen.',
      },
      {
        title: 'Was andere besser können',
        content: 'Wenn wir dafür die falsche Firma sind, sagen wir es Ihnen.',
      },
    ],
  },
  due: {
    heading: 'Wann Sie zahlen',
    items: [
      {
        title: 'Hosting, monatlich',
        content: 'Am Tag, an dem es beginnt, danach immer am selben Tag.',
      },
      {
        title: 'Hosting oder Domain, jährlich',
        content: 'Einmal, für zwölf Monate.',
      },
      {
        title: 'Pflege',
        content: 'Nach jedem Monat.',
      },
      {
        title: 'Was wir bauen',
        content: 'So, wie es im Plan steht, Teil für Teil.',
      },
    ],
    note: 'Rechnungen sind innerhalb von [wie vielen] Tagen zu bezahlen. Wenn eine Sie überrascht, rufen Sie an, bevor Sie zahlen.',
  },
  leaving: {
    heading: 'Was es kostet zu gehen',
    // [gap: Kosten einer Kündigung, in der Währung Ihrer Website]
    fee: formatMoney(0),
    paragraphs: [
      'Sagen Sie uns [wie viele] Tage vorher Bescheid. Sie bekommen Ihre Daten, Ihre Dateien und was Sie brauchen, um anderswo weiterzumachen.',
      'Wenn Sie ein Jahr Hosting bezahlt haben, zählen die genutzten Monate zum Monatspreis, und was übrig ist, bekommen Sie zurück:',
    ],
    caption: 'Was von einem Jahr zurückkommt, das früher endet',
    afterLabel: 'Nach',
    months: [3, 6, 9],
    monthsLabel: 'Monaten',
    note: 'Berechnet aus den Preisen oben.',
    action: { title: 'Fragen\u00a0Sie\u00a0danach', link: '/page/contact-us' },
  },
  closing: {
    heading: 'Nichts davon passt?',
    content: `Sagen Sie, was Ihre Website können soll und für wie viele Menschen. Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
    action: { title: 'Preis anfragen', link: '/page/contact-us' },
  },
} as const;
