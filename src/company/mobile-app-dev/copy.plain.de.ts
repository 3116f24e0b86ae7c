import { formatMoneyRange } from '../../content/formats.ts';
import { carePrices } from '../../content/prices.ts';
import { lowestPrice } from '../our-services/lowest-price.ts';
import { copy as webDev } from '../web-dev/copy.ts';
import type { MobileAppDevPage } from './mobile-app-dev-page.ts';

// [gap: wie viele Anfragen nach einer App, wie viele gebaute Apps]
const [requestCount, appCount] = [10, 5];
const tally = {
  requestCount,
  appCount,
  sentence: 'Manche Ideen brauchen eine App. Für andere reicht eine Website.',
};

const prices: MobileAppDevPage['prices'] = {
  heading: 'Drei Arten von Aufträgen',
  lead: 'Für beide Systeme zusammen, mit dem Server dahinter.',
  items: [
    {
      title: 'Eine kleine App',
      content: 'Eine Aufgabe und ein paar Ansichten.',
      // [gap: was eine kleine App kostet und wie viele Wochen sie braucht]
      price: formatMoneyRange(60_000, 80_000),
      duration: '12–16 Wochen',
    },
    {
      title: 'Eine App für den Betrieb',
      content: 'Mehrere Rollen, eine Webansicht fürs Büro, Anschluss an das, was Sie schon haben.',
      // [gap: was eine größere App kostet und wie viele Wochen sie braucht]
      price: formatMoneyRange(80_000, 120_000),
      duration: '16–24 Wochen',
    },
    {
      title: 'Eine Rettung',
      content: 'Eine App von anderen, durchgesehen und auf den neuesten Stand gebracht.',
      // [gap: was eine Rettung kostet und wie viele Wochen sie braucht]
      price: formatMoneyRange(5000, 20_000),
      duration: '4–8 Wochen',
    },
  ],
  note: 'Vorher sehen wir uns immer an, was Sie brauchen. Wenn wir von einer App abraten, sagen wir es.',
};

const lowEnd = (range: { price: string } | undefined) => `ab ${lowestPrice([range?.price ?? ''])}`;

/** The texts of `/page/MobileAppDev`. */
export const copy: MobileAppDevPage = {
  heading: 'Vielleicht geht es ohne App.',
  lead: 'Wir bauen Apps für [welche Menschen sie benutzen]. Oft leistet eine Website dasselbe für weniger Geld. Wir helfen Ihnen herauszufinden, was Sie brauchen.',
  purpose: {
    heading: 'Wann sich eine App lohnt',
    paragraphs: [
      'Eine App lohnt sich, wenn sie oft benutzt wird, wenn sie etwas braucht, das nur das Telefon kann, oder wenn sie ohne Netz funktionieren muss.',
      'Sonst ist eine Website günstiger und schneller zu ändern, und niemand muss sie installieren.',
    ],
  },
  tally,
  guide: {
    heading: 'Vier Fragen, dann wissen Sie es',
    lead: 'Antworten Sie für die Menschen, die sie benutzen würden, nicht für sich selbst.',
    yes: 'Ja',
    no: 'Nein',
    questions: [
      {
        id: 'daily',
        question: 'Würden dieselben Menschen sie mindestens zweimal in der Woche benutzen?',
        reason: 'Eine App, die seltener benutzt wird, ist schnell vergessen.',
        yes: 'Dann kann sich eine App lohnen. Nächste Frage.',
        no: 'Dann installiert sie vielleicht niemand. Eine Website wird eher benutzt.',
      },
      {
        id: 'offline',
        question: 'Muss sie dort funktionieren, wo es kein Netz gibt?',
        reason:
          'Eine Webseite kann sich ein wenig merken. Für einen Arbeitstag braucht es eine App.',
        yes: 'Das ist ein starker Grund. Wahrscheinlich brauchen Sie eine App.',
        no: 'Dann kann der Browser fast alles. Nächste Frage.',
      },
      {
        id: 'senses',
        question: 'Braucht sie den ganzen Tag die Sensoren des Telefons?',
        reason: 'Standort im Hintergrund, Bluetooth, Hunderte von Scans.',
        yes: 'Das darf der Browser nicht. Sie brauchen eine App.',
        no: 'Kamera, Karte und Nachrichten gibt es auch im Web. Nächste Frage.',
      },
      {
        id: 'store',
        question: 'Würde man Sie in einem App-Store suchen?',
        reason: 'In manchen Branchen wird das erwartet.',
        yes: 'Dann kann eine kleine App um eine gute Webanwendung herum reichen. Fragen Sie uns.',
        no: 'Dann reicht eine Website.',
      },
    ],
    outcomes: [
      {
        id: 'website',
        title: 'Eine Website',
        content: 'Nichts zu installieren, über die Suche zu finden.',
        price: lowEnd(webDev.prices.items[0]),
      },
      {
        id: 'web-app',
        title: 'Webanwendung auf dem Startbildschirm',
        content: 'Ein Symbol und eine Anmeldung. Eine Version für alle Handys.',
        price: lowEnd(webDev.prices.items[2]),
      },
      {
        id: 'app',
        title: 'Eine App',
        content: 'Für iOS und Android, auch ohne Netz.',
        price: lowEnd(prices.items[0]),
      },
    ],
  },
  pictureBand: {
    img: 'mountains-no-mast',
    caption: 'Manche Arbeit muss auch dort weitergehen, wo es kein Netz gibt.',
  },
  gallery: {
    heading: 'Pro Ansicht eine Aufgabe',
    lead: 'Eine App ist leicht zu benutzen, wenn jede Ansicht nur eine Sache tut. Das sind Beispiele.',
    items: [
      {
        title: 'Ein Ort auf der Karte',
        content: 'Diese App ist für [welche Menschen die erste App benutzen].',
      },
      {
        title: 'Was gleich kommt',
        content: 'Diese App ist für [welche Menschen die zweite App benutzen].',
      },
      {
        title: 'Eine Meldung von draußen',
        content: 'Diese App ist für [welche Menschen die dritte App benutzen].',
      },
    ],
  },
  work: {
    heading: 'Wenn es eine App sein muss',
    items: [
      {
        title: 'Fragen, ob es sein muss',
        content: 'Wir gehen die vier Fragen von oben mit Ihnen durch.',
      },
      {
        title: 'Den Einsatzort ansehen',
        content: 'Drinnen oder draußen, mit oder ohne Netz.',
      },
      {
        title: 'Erste Version bauen',
        content: 'Sie erledigt eine Aufgabe von Anfang bis Ende, und ein paar Leute testen sie.',
      },
      {
        title: 'In die Stores bringen',
        content: 'Mit Konten auf Ihren Namen.',
      },
      {
        title: 'Die App pflegen',
        content: 'Jedes Jahr kommen neue Systeme und neue Handys, und die App muss mithalten.',
      },
    ],
  },
  prices,
  costs: {
    heading: 'Was sie kostet, wenn sie fertig ist',
    paragraphs: [
      'Eine App ist nie ganz fertig. Die Hersteller der Handys ändern ihre Regeln, und jemand muss sich um die App kümmern. Planen Sie für jedes Jahr ein Budget ein.',
    ],
    items: [
      { label: 'Apples Entwicklerprogramm', value: 'Jährliche Gebühr' },
      { label: 'Google Play', value: 'Einmalige Gebühr' },
      { label: 'Pflege, im Monat', value: `Ab ${carePrices[0]?.price}` },
      { label: 'Wenn Sie darin Digitales verkaufen', value: 'Ein Anteil' },
    ],
  },
  limits: {
    heading: 'Wozu wir Nein sagen',
    items: [
      'Apps, die mit dem Standort anderer Leute bezahlt werden.',
      'Mitteilungen, die nur dazu da sind, dass jemand die App öffnet.',
      'Andere Arbeiten, die wir nicht annehmen: [was Sie ablehnen].',
    ],
  },
  questions: {
    heading: 'Wenn das geklärt ist',
    items: [
      {
        question: 'Womit bauen Sie?',
        answer: [
          'Meist mit [welche Werkzeuge Sie benutzen]. Wir wählen, wenn wir gesehen haben, was Sie brauchen.',
        ],
      },
      {
        question: 'Wem gehören die Konten in den Stores?',
        answer: ['Ihnen. Sie laden uns als Entwickler ein und können das jederzeit beenden.'],
      },
      {
        question: 'Kann es als Website anfangen und später eine App werden?',
        answer: [
          'Ja, und oft ist das der beste Weg. Sie erfahren zuerst, was wirklich benutzt wird.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Was soll Ihre App können?',
    content:
      'Sagen Sie uns, wer sie benutzen würde und wo. Wenn eine Website reicht, sagen wir es.',
    action: { title: 'Fragen Sie uns', link: '/page/contact-us' },
  },
};
