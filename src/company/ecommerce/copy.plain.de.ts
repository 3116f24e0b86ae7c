import { siteConfig } from '../../../site.config.ts';
import { formatMoneyRange } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import { unbrokenStreet } from '../../content/unbroken.ts';
import type { EcommercePage } from './ecommerce-page.ts';

const { name, address } = siteConfig.company;

/** The texts of `/page/Ecommerce`. */
export const copy: EcommercePage = {
  heading: 'Onlineshops, die verkaufen wie Sie.',
  lead: 'Wir bauen Onlineshops für [welche Art von Läden]. Dabei sehen wir uns nicht nur die Website an, sondern auch den Packtisch: Was verkauft wird, muss sich auch packen, versenden und zählen lassen.',
  purpose: {
    heading: 'Mehr als das, was man sieht',
    paragraphs: [
      'Zu einem Shop gehört auch, was hinter der Website passiert: Lager, Etiketten, Erstattungen und Buchhaltung. Handarbeit kostet dort Zeit und führt zu Fehlern.',
      'Wenn Sie nur wenige Pakete verschicken, brauchen Sie uns vielleicht noch nicht. Auch das steht weiter unten.',
    ],
  },
  process: {
    heading: 'Ein Paket, vom Klick bis zur Tür',
    lead: 'Eine Bestellung als Beispiel. An jeder Station kann in einem Shop etwas schiefgehen.',
    stops: [
      {
        time: 'Erster Tag, morgens',
        title: 'Die Suche',
        content: 'Jemand sucht etwas. Die Suche findet es, auch mit Tippfehlern.',
        commonMistake: 'Die Suche verzeiht keinen Tippfehler.',
      },
      {
        time: 'Erster Tag, morgens',
        title: 'Die Zahlung',
        content: 'Versandkosten und Steuern stehen fest, bevor bezahlt wird.',
        commonMistake: 'Die Versandkosten kommen erst im letzten Schritt.',
      },
      {
        time: 'Erster Tag, nachmittags',
        title: 'Das Packen',
        content: 'Die Liste sagt, was ins Paket gehört, und das Etikett kommt aus dem Drucker.',
        commonMistake: 'Adressen werden von Hand abgetippt.',
      },
      {
        time: 'Erster Tag, abends',
        title: 'Die Buchhaltung',
        content: 'Verkauf, Steuer, Gebühr und Porto werden zusammen gebucht.',
        commonMistake: 'Am Monatsende überträgt jemand Listen.',
      },
      {
        time: 'Einige Tage später',
        title: 'Die Lieferung',
        content: 'Das Paket kommt an. Eine Rücksendung lässt sich leicht anmelden.',
        commonMistake: 'Eine Rücksendung kostet Anrufe und Formulare.',
      },
    ],
    summary: 'Je weniger unterwegs von Hand getippt wird, desto weniger geht schief.',
  },
  work: {
    heading: 'So läuft ein Projekt ab',
    items: [
      {
        title: 'Beim Packen zusehen',
        content: 'Wir fragen die Leute, die packen, was am meisten Zeit kostet.',
      },
      {
        title: 'Den Shop bauen',
        content: 'Wir ordnen das Sortiment und bauen die Seiten und die Kasse.',
      },
      {
        title: 'Verbinden',
        content:
          'Zahlung, Versand, Steuern und Buchhaltung werden angebunden und vor dem Start getestet.',
      },
    ],
  },
  systems: {
    heading: 'Welches System?',
    lead: 'Kein System passt für alle. Wir helfen Ihnen bei der Wahl.',
    items: [
      {
        title: 'Ein Mietshop (Shopify und Ähnliche)',
        suitableFor: 'Shops mit gewöhnlichem Versand, in denen niemand programmiert.',
        costs: 'Eine Monatsgebühr, oft ein Anteil am Umsatz und die Grenzen des Systems.',
      },
      {
        title: 'Ein Mietsystem mit eigener Oberfläche',
        suitableFor: 'Shops, deren Seiten mehr brauchen, als eine Vorlage kann.',
        costs: 'Mehr Aufwand beim Bau, und jemand muss sich darum kümmern.',
      },
      {
        title: 'Eigenbau aus Open Source',
        suitableFor: 'Shops mit Preisen, Lager oder Kunden, für die kein fertiges System passt.',
        costs: 'Mehr Aufwand beim Bau und ein Budget für die Pflege, solange der Shop läuft.',
      },
      {
        title: 'Gar kein Shop',
        suitableFor: 'Ein paar Pakete in der Woche: eine gute Seite und ein Zahlungslink.',
        costs: 'Sehr wenig.',
      },
    ],
  },
  prices: {
    heading: 'Vier Aufträge, jeder mit Preisschild',
    lead: 'Preise für unsere Arbeit. Mieten und Gebühren der Systeme kommen dazu.',
    items: [
      {
        title: 'Ein Mietshop, gut eingerichtet',
        content: 'Design, Sortiment, Kasse, Etiketten und Buchhaltung.',
        // [gap: was ein Mietshop kostet und wie viele Wochen er braucht]
        price: formatMoneyRange(20_000, 40_000),
        duration: '8–12 Wochen',
      },
      {
        title: 'Ein Shop mit eigener Oberfläche',
        content: 'Dasselbe, mit eigenen Seiten und eigener Suche.',
        // [gap: was eine eigene Oberfläche kostet und wie viele Wochen sie braucht]
        price: formatMoneyRange(40_000, 60_000),
        duration: '12–16 Wochen',
      },
      {
        title: 'Ein Shop mit eigenen Regeln',
        content: 'Händlerpreise, Dauerbestellungen oder ein System, das bleiben muss.',
        // [gap: was eigene Regeln kosten und wie viele Wochen sie brauchen]
        price: formatMoneyRange(60_000, 100_000),
        duration: '16–24 Wochen',
      },
      {
        title: 'Nur hinter den Kulissen',
        content: 'Der Shop bleibt. Wir bringen Lager, Etiketten und Buchhaltung in Ordnung.',
        // [gap: was die Arbeit hinter den Kulissen kostet und wie viele Wochen sie braucht]
        price: formatMoneyRange(10_000, 20_000),
        duration: '4–8 Wochen',
      },
    ],
    note: 'Den Starttermin vereinbaren wir mit Ihnen, mit Abstand zu Ihren arbeitsreichsten Wochen.',
  },
  limits: {
    heading: 'Was wir nicht bauen',
    items: [
      'Countdowns und „nur noch 2 da“, wenn es nicht stimmt.',
      'Marktplätze mit Tausenden von Verkäufern.',
      'Kartendaten auf Ihrem Server. Das ist Sache eines Zahlungsdienstes.',
      'Häkchen, die für den Kunden schon gesetzt sind.',
      'Andere Arbeiten, die wir nicht annehmen: [was Sie ablehnen].',
    ],
  },
  questions: {
    heading: 'Häufige Fragen',
    items: [
      {
        question: 'Können wir unsere Ladenkasse behalten?',
        answer: [
          'Oft ja. Wenn sie eine Schnittstelle hat, können Shop und Kasse einen gemeinsamen Bestand haben.',
        ],
      },
      {
        question: 'Was wird aus alten Bestellungen und Kundendaten?',
        answer: [
          'Wir prüfen, was sich übernehmen lässt. Passwörter meist nicht; Ihre Kunden legen dann neue fest.',
        ],
      },
      {
        question: 'Und die Mehrwertsteuer?',
        answer: [
          'Ein Steuerdienst kann sie berechnen. Wo Sie sich anmelden müssen, sagt Ihre Steuerberatung.',
        ],
      },
      {
        question: 'Verkaufen wir damit mehr?',
        answer: ['Das kann niemand versprechen. Wir können Ihnen helfen, es zu messen.'],
      },
    ],
  },
  closingLines: [
    { label: 'Absender', value: 'Ihr Packtisch' },
    { label: 'Empfänger', value: `${name}, ${unbrokenStreet(address.street)}` },
    { label: 'Antwort', value: `Innerhalb von ${responseTimes.message}` },
  ],
  closing: {
    heading: 'Wie lange brauchen Sie für ein Paket?',
    content:
      'Wenn Sie es nicht wissen, ist das ein guter Anfang. Erzählen Sie uns, wie Sie heute packen.',
    action: { title: 'Schreiben Sie uns', link: '/page/contact-us' },
  },
};
