import { formatMoney } from '../../content/formats.ts';
import { hostingPrices } from '../../content/prices.ts';
import { responseTimes } from '../../content/response-times.ts';
import { centsOf } from '../pricing-packages/money.ts';
import { csvLine, degreesName, degreesUnit, formatDegrees, siteDegrees } from './degrees.ts';
import {
  doorReadings,
  estimateWithDoorOpen,
  formatReadingTime,
  limit,
  readingIndexAt,
  readings,
} from './night.ts';
import { events } from './night-events.ts';

/** Highest reading, and what an alarm prevented. */
const highest = formatDegrees(Math.max(...readings));
const estimate = formatDegrees(estimateWithDoorOpen(doorReadings.foundWithoutAlarm));

const hosting = hostingPrices.yearly[0];

/** The texts of `/page/Internetofthingsiot`. */
export const copy = {
  hero: {
    heading: 'Ist es da drin noch kalt?',
    lead: 'Ein Sensor ist da, um eine Frage zu beantworten. In diesem Beispiel wird sie einem Kühlraum alle fünf Minuten gestellt, die ganze Nacht.',
    limitLabel: `${formatDegrees(limit)}, die Grenze`,
    date: 'Ein Beispiel',
    events,
    alt: `Temperatur eines Kühlraums von 18 bis 6 Uhr: zwischen ${Math.round(siteDegrees(36))} und ${Math.round(siteDegrees(38))}\u00a0${degreesUnit}, zwei kurze Buckel und ein Anstieg ab 23:10 Uhr auf ${highest} um 0:55 Uhr, dann wieder abwärts. Eine gestrichelte Linie steigt weiter bis auf ${estimate} um 5:10 Uhr.`,
  },
  readings: {
    heading: `Alle ${readings.length} Antworten`,
    paragraphs: [
      'Niemand muss sie lesen. Eine Regel sieht sie an, und die Regel ruft einen Menschen.',
      'Die richtige Regel zu finden braucht etwas Sorgfalt. Klingelt sie zu oft, hört niemand mehr hin; klingelt sie zu spät, hilft sie nicht.',
    ],
    rule: {
      label: 'Die Regel',
      text: `Drei Werte nacheinander über ${formatDegrees(limit)}: die erste Person anrufen. Keine Antwort: die zweite anrufen. Keine Werte: die erste anrufen.`,
    },
    caption: `Grad ${degreesName}, alle fünf Minuten, von 18 bis 5:55 Uhr`,
    hourLabel: 'Stunde',
    overLabel: 'über der Grenze',
    legend: 'Über der Grenze',
  },
  costs: {
    heading: 'Was hinter der Tür stand',
    lead: 'Ohne Alarm wäre der Raum in diesem Beispiel vier Stunden und fünfundvierzig Minuten lang zu warm gewesen. All das wäre verdorben.',
    columns: ['Im Regal', 'Je Stück', 'Wert'],
    // [gap: was der Abtransport kostet, in Ihrer Währung]
    disposal: { name: 'Der Abtransport', amount: 95 },
    sumLabel: 'Ohne Alarm',
    actualCost: {
      label: 'Mit Alarm',
      // [gap: was eine Fahrt kostet, in Ihrer Währung]
      amount: formatMoney(10),
      text: 'Ein kurzer Weg, um eine Tür zu schließen.',
    },
    note: 'Mengen und Preise sind ein Beispiel.',
  },
  sensor: {
    things: [{ img: 'things-sensor', millimeters: 26 }, { millimeters: 24.25 }],
    heading: 'Das ist schon alles.',
    lead: 'Ein Sensor ist klein. Er wacht kurz auf, sendet eine Zahl und schläft weiter.',
    slider: {
      label: 'Legen Sie eine 50-Cent-Münze auf und schieben Sie, bis es passt.',
      unit: 'Punkte pro Zoll',
    },
    printNote: 'Auf Papier stimmt es auch ohne Münze.',
    facts: [
      { label: 'Batterie', value: 'Sie hält etwa [wie lange eine Batterie hält].' },
      { label: 'Reichweite', value: 'Sie beträgt etwa [wie weit er in Gebäuden reicht].' },
      { label: 'Abweichung', value: 'Sie beträgt höchstens [wie genau er misst].' },
      { label: 'Nicht dabei', value: 'Das hat er nicht: [was dem Sensor fehlt].' },
    ],
  },
  prices: {
    heading: 'Was ein Raum kostet',
    lead: 'Ein Beispiel für einen Raum, mit unserer Arbeit. Bei einem zweiten Raum kommt der Preis seines Sensors dazu.',
    columns: ['Am Anfang', 'Im Jahr', 'Drei Jahre'],
    items: [
      // [gap: was zwei Sensoren kosten, in Ihrer Währung]
      { name: 'Der Sensor und einer als Ersatz', detail: 'zwei Stück', once: 100, yearly: 0 },
      {
        name: 'Das Gateway',
        detail: 'der Kasten, der zuhört; einer je Gebäude',
        // [gap: was das Gateway kostet, in Ihrer Währung]
        once: 150,
        yearly: 0,
      },
      {
        name: 'Unsere Arbeit',
        detail: 'das Aufhängen, die Regel, ein Test',
        // [gap: was die Arbeit kostet, in Ihrer Währung]
        once: 650,
        yearly: 0,
      },
      {
        name: 'Der Platz für die Messwerte',
        detail: `„${hosting?.title}“, im Jahr`,
        once: 0,
        yearly: centsOf(`${hosting?.price}`) / 100,
      },
      {
        name: 'Die Anrufe',
        detail: 'eine eigene Telefonnummer',
        once: 0,
        // [gap: was die Nummer im Jahr kostet]
        yearly: 24,
      },
      // [gap: was eine Batterie kostet, in Ihrer Währung]
      { name: 'Eine Batterie', detail: 'einmal in den drei Jahren', once: 10, yearly: 0 },
    ],
    sumLabel: 'Zusammen',
    note: 'Was es in Ihren Räumen kostet, hängt vom Gebäude ab.',
  },
  alerts: {
    heading: 'Wenn es still wird',
    lead: 'Ein toter Alarm und eine gute Nacht klingen gleich. Deshalb muss es auch bei Stille klingeln.',
    items: [
      {
        title: 'Der Sensor ist tot',
        phonePicture: 'things-way-sensor',
        effect: 'Das Gateway merkt, dass Werte fehlen.',
        alertTime: 'nach kurzem Warten',
      },
      {
        title: 'Der Strom ist weg',
        phonePicture: 'things-way-gateway',
        effect: 'Mit seinem Akku läuft das Gateway weiter: [wie lange der Akku hält].',
        alertTime: 'sofort',
      },
      {
        title: 'Das Internet ist weg',
        phonePicture: 'things-way-poles',
        effect: 'Das Gateway behält die Werte und ruft anders an: [auf welchem anderen Weg].',
        alertTime: 'nach kurzem Warten',
      },
      {
        title: 'Wir sind weg',
        phonePicture: 'things-way-mill',
        effect: 'Das Gateway hat einen eigenen Alarm und braucht niemanden.',
        alertTime: 'sofort',
      },
    ],
    alertLabel: 'Es klingelt',
    note: 'Um sicher zu sein, dass es funktioniert, lassen wir es absichtlich klingeln: [wie oft Sie es testen].',
  },
  ownership: {
    heading: 'Wem gehören die Daten?',
    paragraphs: [
      'Ihnen. Die Messwerte stehen in einer Datei, die jede Tabellenkalkulation öffnet, und Sie bestimmen, wer sie sieht.',
      'Wenn Sie uns verlassen, nehmen Sie die Datei mit.',
    ],
    fileName: 'kuehlraum.csv',
    note: `Zehn Zeilen des Beispiels, ab ${formatReadingTime(readingIndexAt('0:10'))}\u00a0Uhr.`,
    headerLine: csvLine(['zeit', 'ort', degreesName.toLowerCase()]),
    location: 'kuehlraum',
    firstReading: readingIndexAt('0:10'),
    readingCount: 10,
  },
  useCases: {
    heading: 'Vier Räume, vier Fragen',
    columns: ['Wo', 'Die Frage', 'Was dort hängt', 'Es klingelt'],
    items: [
      {
        place: 'Ein Getreidesilo',
        question: 'Wird es in der Mitte wärmer?',
        device: 'Ein Kabel mit mehreren Fühlern',
        alertTime: 'Wenn es wärmer wird, bei Tageslicht',
      },
      {
        place: 'Ein Tank',
        question: 'Ist es kalt genug?',
        device: 'Ein Fühler im Tank',
        alertTime: 'Bevor sich jemand darauf verlässt',
      },
      {
        place: 'Ein Heizkessel',
        question: 'Frieren die Rohre ein?',
        device: 'Ein Sensor am Kessel, einer im entferntesten Raum',
        alertTime: 'Bei der Person, die am nächsten wohnt',
      },
      {
        place: 'Ein Keller',
        question: 'Steht Wasser auf dem Boden?',
        device: 'Zwei Drähte knapp darüber',
        alertTime: 'Sofort, zu jeder Stunde',
      },
    ],
    note: 'Wenn Sie mehr als eine Frage haben, beginnen Sie mit der wichtigsten.',
  },
  closing: {
    img: 'desk-questions',
    heading: 'Wenn ein Bleistift reicht',
    lead: 'Manchmal genügen ein Thermometer und ein Blatt Papier.',
    items: [
      'Jemand geht ohnehin mehrmals am Tag an der Tür vorbei.',
      'Es gibt schon einen Alarm. Viele Gefrierschränke haben einen.',
      'Nachts würde niemand aufstehen, was immer der Alarm meldet.',
    ],
    closing: {
      heading: 'Was ist Ihre Frage?',
      content: `Sagen Sie uns, was es nie sein darf: zu warm, zu nass, zu leer. Sie hören innerhalb von ${responseTimes.message} von uns.`,
      action: { title: 'Frage stellen', link: '/page/contact-us' },
    },
  },
} as const;
