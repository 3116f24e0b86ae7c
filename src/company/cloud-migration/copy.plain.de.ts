import { formatMoney } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import { type CostLine, columnTotal } from './cost-lines.ts';
import { cabinetmakerCosts, surveyorCosts } from './costs.ts';
import { inventory } from './inventory.ts';
import { formatGigabytes, itemsByDisposition, totalGigabytes } from './inventory-item.ts';
import type { MigrationStep } from './timeline-night.tsx';

/** Steps before the point of no return: a rollback takes minutes. */
const stepsBefore: MigrationStep[] = [
  // [gap: die Minuten jedes Rückwegs]
  {
    time: '18:00',
    title: 'Der Arbeitstag endet',
    text: 'Ab jetzt kann man Dateien lesen, aber nicht ändern.',
    rollbackMinutes: 1,
  },
  {
    time: '18:30',
    title: 'Der Rest wird kopiert',
    text: 'Das meiste wurde schon an den Tagen davor kopiert.',
    rollbackMinutes: 2,
  },
  {
    time: '20:00',
    title: 'Wir vergleichen',
    text: 'Anzahl und Größe der Dateien müssen auf beiden Seiten übereinstimmen.',
    rollbackMinutes: 2,
  },
  {
    time: '21:00',
    title: 'Jemand von Ihnen probiert es',
    text: 'Mails, Dateien und Buchhaltung werden auf der neuen Seite geöffnet.',
    rollbackMinutes: 5,
  },
  {
    time: '22:00',
    title: 'Namen zeigen auf die neue Seite',
    text: 'Mails kommen jetzt dort an.',
    rollbackMinutes: 9,
  },
];

const stepsAfter: MigrationStep[] = [
  {
    time: '23:00',
    title: 'Änderungen sind möglich',
    text: 'Wer jetzt noch zurückgeht, muss neue Dateien von Hand mitnehmen.',
    rollbackCost: 'Eine Stunde',
  },
  {
    time: '8:00',
    title: 'Die Ersten kommen',
    text: 'Wir beantworten Fragen und helfen, wo etwas fehlt.',
    rollbackCost: 'Ein halber Tag',
  },
  {
    time: 'Tag 30',
    title: 'Wir löschen die alte Platte',
    text: 'Bis dahin wird sie aufbewahrt, ausgeschaltet.',
    rollbackCost: 'Ein zweiter Umzug',
  },
];

const movedItems = itemsByDisposition('goes', inventory);
const keptItems = itemsByDisposition('stays', inventory);
const discardedItems = itemsByDisposition('thrown', inventory);

const difference = (lines: readonly CostLine[]) =>
  formatMoney(Math.abs(columnTotal(lines, 'stay') - columnTotal(lines, 'move')));

/** The texts of `/page/CloudMigration`. */
export const copy = {
  hero: {
    heading: 'Weg vom alten Server, in Schritten.',
    lead: 'Ein Server zieht um wie ein Haushalt: Sie entscheiden, was mitkommt, was bleibt und was Sie nicht mehr brauchen. Wir planen den Umzug mit Ihnen, und wir machen ihn mit Ihnen.',
  },
  inventory: {
    heading: 'Was ist da drin?',
    lead: `Ein Beispiel: ein kleines Büro mit ${formatGigabytes(totalGigabytes(inventory))} auf seinem Server. Wir sehen uns alles an, bevor etwas umzieht.`,
    groups: [
      {
        title: 'Kommt mit',
        img: 'move-goes',
        size: formatGigabytes(totalGigabytes(movedItems)),
        items: movedItems,
      },
      {
        title: 'Bleibt',
        img: 'move-stays',
        size: formatGigabytes(totalGigabytes(keptItems)),
        items: keptItems,
      },
      {
        title: 'Kommt weg',
        img: 'move-thrown',
        size: formatGigabytes(totalGigabytes(discardedItems)),
        items: discardedItems,
      },
    ],
    boxLabel: 'Karton',
  },
  timeline: {
    heading: 'Der Umzug nach der Uhr',
    lead: 'Das ist ein Beispiel für einen Plan. Zu jeder Uhrzeit gehört ein Balken: Er ist so lang, wie es gerade dann dauern würde, zum alten Server zurückzukehren.',
    rollbackLabel: 'Der Weg zurück',
    minuteLabel: 'Minute',
    minutesLabel: 'Minuten',
    stepsBefore,
    pointOfNoReturn: {
      time: '22:30',
      heading: 'Die Linie',
      text: 'Jemand von uns und jemand von Ihnen sagen Ja. Fehlt ein Ja, gehen wir zurück, und nichts ist passiert.',
    },
    stepsAfter,
  },
  costs: {
    heading: 'Drei Jahre, beide Wege',
    lead: 'Zwei Beispiele. Was sich nicht unterscheidet, ist weggelassen.',
    columns: ['Bleibt', 'Zieht um'],
    sumLabel: 'In drei Jahren',
    cases: [
      {
        title: 'Alter Server: Er zieht um',
        lines: surveyorCosts,
        verdict: `Der Umzug ist um ${difference(surveyorCosts)} günstiger, weil ein neuer Server fällig war.`,
      },
      {
        title: 'Große Dateien: Er bleibt',
        lines: cabinetmakerCosts,
        verdict: `Bleiben ist um ${difference(cabinetmakerCosts)} günstiger. Nur die Sicherung muss aus dem Haus.`,
      },
    ],
  },
  exit: {
    heading: 'Und wieder hinaus',
    lead: 'Mieten steigen, und Pläne ändern sich. Darum sollten Sie schon vor dem Einzug wissen, wie Sie wieder ausziehen.',
    items: [
      {
        title: 'Ihre Konten',
        text: 'Sie laufen auf Ihren Namen. Sie laden uns ein und können das jederzeit beenden.',
      },
      {
        title: 'Ihre Sicherung',
        text: 'Wir vereinbaren mit Ihnen, wo sie liegt, und probieren sie [wie oft Sie eine Sicherung testen] aus.',
      },
      {
        title: 'Wenn Sie gehen',
        text: 'Unsere Kündigungsfrist beträgt [wie lang Ihre Kündigungsfrist ist].',
      },
    ],
  },
  handout: {
    heading: 'Ein Blatt für jeden Platz',
    lead: 'Es ist für den Nachmittag vor dem Umzug. Füllen Sie die drei Zeilen aus und drucken Sie es.',
    print: 'Nur dieses Blatt drucken',
    title: 'Wir ziehen um',
    blankLabels: ['In der Nacht vom', 'Wer Bescheid weiß', 'Telefonnummer'],
    sections: [
      {
        title: 'Bevor Sie gehen',
        items: [
          'Speichern und schließen Sie alles. Melden Sie sich ab; lassen Sie den Computer an.',
          'Drucken Sie aus, was Sie morgen in der ersten Stunde brauchen.',
          'Liegt eine Datei von Ihnen auf einem Stick oder Laptop? Sagen Sie es jetzt.',
        ],
      },
      {
        title: 'Am Abend',
        items: [
          'Sie können lesen, aber nichts ändern.',
          'Probieren Sie nichts aus. Wenn wir Sie brauchen, rufen wir an.',
        ],
      },
      {
        title: 'Am Morgen',
        items: [
          'Melden Sie sich mit Ihrem bisherigen Namen und dem neuen Passwort an.',
          'Mails aus der Nacht sind da oder kommen bald.',
        ],
      },
      {
        title: 'Wenn etwas fehlt',
        items: [
          'Es ist nicht verloren: Der alte Server wird noch eine Weile aufbewahrt.',
          'Notieren Sie, wie es heißt und wann Sie es zuletzt gesehen haben. Rufen Sie dann an.',
        ],
      },
    ],
    footer: 'Wenn Sie unsicher sind, rufen Sie zuerst an.',
  },
  closing: {
    heading: 'Schicken Sie uns ein Foto Ihres Servers.',
    content: `Oder sagen Sie uns in eigenen Worten, was Sie haben. Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
    action: { title: 'Schreiben Sie uns', link: '/page/contact-us' },
  },
} as const;
