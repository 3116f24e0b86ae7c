import { planById } from '../../content/plan-by-id.ts';
import { carePrices, namePrices } from '../../content/prices.ts';
import { centsOf, formatCents } from '../pricing-packages/money.ts';
import { adBudgetExample } from './ad-budget-example.ts';
import { clicksIn, unspentIn } from './ad-budget-sums.ts';
import { reportLines, reportSums } from './report.ts';

const searchPlan = planById(carePrices, 'words-and-search');
const namePlan = planById(namePrices, 'name-and-mail');

const budget = formatCents(adBudgetExample.budget);
const [firstClick, laterClick] = adBudgetExample.centsPerClick;
// [gap: der durchschnittliche Gewinn pro Auftrag, in Cent]
const profitPerJob = 21_000;
const sums = reportSums(reportLines, centsOf(searchPlan.price), profitPerJob);

/** Copy of `/page/DigitalMarketing`; the use of the hundred dollars is in `ad-budget-example.ts`. */
export const copy = {
  hero: {
    media: { name: 'desk-travel', ratio: '2.4' },
    heading: `Wohin ${budget} für Werbung gehen.`,
    lead: 'Die meisten, die auf eine Anzeige klicken, werden keine Kunden. Die Tabelle zeigt, was für welche Art von Besuchern ausgegeben wurde. Wir helfen, für die falschen weniger auszugeben.',
    caption: `Ein Beispiel, kein Kunde: ${clicksIn(0)} Klicks zu ${formatCents(firstClick)} und ${formatCents(unspentIn(0))} Rest.`,
  },
  budget: {
    heading: 'Auf den Cent',
    lead: 'Dasselbe Budget im ersten Monat und im dritten, nach ein paar einfachen Änderungen.',
    caption: `Was aus ${budget} für Suchanzeigen wurde, in zwei Monaten`,
    labels: {
      channel: 'Wohin es ging',
      months: ['Monat eins', 'Monat drei'],
      change: 'Was geändert wurde',
      clicks: ['Klick', 'Klicks'],
      unspentTitle: 'Restgeld',
      unspentReason: 'Zu wenig für noch einen Klick.',
      unspentChange: 'Nichts. Es bleibt auf dem Konto.',
      total: 'Zusammen',
      jobs: 'Aufträge daraus',
      costPerJob: 'Werbekosten pro Auftrag',
    },
    note: `Im Beispiel kostet ein Klick im dritten Monat mehr: ${formatCents(laterClick)} statt ${formatCents(firstClick)}.`,
  },
  breakEven: {
    heading: 'Wann lieber ohne uns',
    lead: `Im Beispiel bringen die Änderungen mehr Aufträge bei gleichen Werbekosten. Sie gehören zum Paket „${searchPlan.title}“ für ${searchPlan.price} im Monat. Ab wann sich das lohnt, hängt davon ab, was Sie an einem Auftrag verdienen.`,
    profitLabel: 'Ein Auftrag bringt',
    budgetLabel: 'Wir lohnen uns ab',
    budgetUnit: 'Werbung im Monat',
    /** Profit of one job for the shop, in cents. */
    items: [
      // [gap: der Gewinn aus drei üblichen Aufträgen]
      { profitPerJob: 5_000, example: 'ein kleiner Auftrag' },
      { profitPerJob: 20_000, example: 'ein üblicher Auftrag' },
      { profitPerJob: 50_000, example: 'ein großer Auftrag' },
    ],
    note: 'Wenn Sie weniger für Werbung ausgeben, können Sie die Änderungen oben selbst machen.',
  },
  work: {
    heading: 'Drei Monate im Maßstab',
    lead: 'Ein Block ist so hoch wie die Zeit, die er braucht. Nach dem dritten Monat sprechen wir darüber, ob es weitergeht.',
    hourLabel: ['Stunde', 'Stunden'],
    items: [
      // [gap: die Stunden jeder Aufgabe, nach Monaten]
      {
        title: 'Monat eins',
        aim: 'Lecks schließen',
        tasks: [
          {
            title: 'Lesen',
            content: 'Rechnungen für Anzeigen, das Serverprotokoll, wer anrief und warum.',
            hours: 1.5,
          },
          {
            title: 'Bei Ihnen sitzen',
            content: 'Wir gehen zusammen die Einstellungen Ihres Kontos durch.',
            hours: 1.5,
          },
          {
            title: 'Zwei Seiten umschreiben',
            content: 'Die Seite, zu der die Anzeige führt, und die mit den Preisen.',
            hours: 3.5,
          },
          { title: 'Der Bericht', hours: 0.5 },
        ],
      },
      {
        title: 'Monat zwei',
        aim: 'Gefunden werden',
        tasks: [
          {
            title: 'Zwei neue Seiten',
            content: 'Jede beantwortet etwas, das man Sie oft fragt.',
            hours: 4,
          },
          {
            title: 'Überall dasselbe',
            content: 'Öffnungszeiten und Adresse stimmen überall, wo man Sie nachschlägt.',
            hours: 1.5,
          },
          { title: 'Ausbessern', content: 'Tote Links, langsame Seiten.', hours: 1 },
          { title: 'Der Bericht', hours: 0.5 },
        ],
      },
      {
        title: 'Monat drei',
        aim: 'Im Kopf bleiben',
        tasks: [
          {
            title: 'Ein Newsletter',
            content: 'An alle, die ihn wollten. Jeder kann sich abmelden.',
            hours: 1.5,
          },
          {
            title: 'Zwei Seiten mehr',
            content: 'Ausgewählt nach dem, was am meisten gelesen wird.',
            hours: 3.5,
          },
          { title: 'Ausbessern', content: 'Was sich inzwischen gezeigt hat.', hours: 1 },
          { title: 'Bericht, Gespräch', content: 'Weitermachen oder aufhören?', hours: 1 },
        ],
      },
    ],
  },
  measuring: {
    img: 'clay-feature-measure',
    heading: 'Wie wir zählen',
    lead: 'Ein Aushang mit Nummern zum Abreißen zählt sich selbst und verfolgt niemanden. Das geht auch im Web.',
    items: [
      {
        title: 'Eine eigene Seite',
        content: 'Jede Anzeige führt zu einer Adresse, die sonst nirgends steht.',
      },
      {
        title: 'Das Serverprotokoll',
        content: 'Es hält fest, welche Seite wann abgerufen wurde.',
      },
      {
        title: 'Eine Frage',
        content: 'Sie fragen Kunden, wie sie von Ihnen erfahren haben.',
      },
      {
        title: 'Ein Wort',
        content: 'Im Newsletter steht ein Wort, das Kunden nennen können.',
      },
    ],
    limits: {
      title: 'Was wir dann nicht wissen',
      content:
        'Wer die Menschen sind, was sie sonst lesen und ob sie eine Anzeige zweimal gesehen haben.',
    },
  },
  report: {
    heading: 'Der dritte Monat in einer Minute',
    lead: 'Ein Bericht ist eine Seite in klaren Worten. Das ist ein Beispiel.',
    recipient: 'Für den Laden aus dem Beispiel. Dritter Monat.',
    summary: `${sums.jobs} Aufträge kamen durch das, was wir betreuen. Jeder kostete ${formatCents(sums.jobWithFee)}, unsere eigene Rechnung eingeschlossen.`,
    caption: 'Ausgaben, Anrufe und Aufträge im dritten Monat',
    labels: {
      channel: 'Woher',
      spending: 'Kosten',
      calls: 'Anrufe',
      // Broken on a narrow phone, where five columns share the line.
      jobs: 'Auf\u00adträge',
      costPerJob: 'Je Auf\u00adtrag',
      total: 'Summe',
      withFee: 'Mit Honorar',
      profitBeforeCosts: 'Was die Aufträge einbrachten',
      profitAfterCosts: 'Nach Anzeigen, Newsletter und uns',
    },
    /** Average profit of a job by the shop’s books, in cents. */
    profitPerJob,
    notes: [
      {
        title: 'Ging schief',
        content: 'Hier sagen wir, was nicht funktioniert hat und warum.',
      },
      {
        title: 'Als Nächstes',
        content: 'Hier sagen wir, was wir im nächsten Monat tun würden.',
      },
      {
        title: 'Von Ihnen, bitte',
        content: 'Hier sagen wir, was wir wissen müssen.',
      },
    ],
    footer: 'Zu jeder Zahl können Sie uns fragen.',
  },
  declined: {
    heading: 'Was wir nicht anbieten',
    items: [
      {
        pitch: 'Seite eins, garantiert.',
        content:
          'Niemand kann einen Platz in einer Suchmaschine versprechen. An der Seite können wir arbeiten.',
      },
      {
        pitch: 'Wir verfolgen Ihre Besucher.',
        content: 'Dafür muss jemand eine Liste darüber führen, was sie sich alles ansehen.',
      },
      {
        pitch: 'Gekaufte Adressen.',
        content: 'Diese Menschen haben keinen Newsletter bestellt.',
      },
      {
        pitch: 'Gekaufte Bewertungen.',
        content: 'Sie sind nicht wahr, und das merkt man.',
      },
    ],
  },
  closing: {
    heading: 'Was wurde aus Ihrem letzten Budget?',
    content:
      'Bringen Sie Ihre letzte Rechnung für Anzeigen in eine erste Stunde mit, und wir sehen sie uns zusammen an.',
    action: { title: 'Stunde anfragen', link: '/page/contact-us' },
    barLabel: 'Das Budget noch einmal, erster Monat, von Rand zu Rand',
    facts: [
      {
        label: `${searchPlan.title}, im Monat`,
        value: `${searchPlan.price}`,
        detail: `${searchPlan.plans[0]}`,
      },
      {
        label: `${namePlan.title}, im Jahr`,
        value: `${namePlan.price}`,
        detail: 'Damit Ihre Newsletter ankommen',
      },
      {
        label: 'Von Ihren Werbeausgaben',
        // [gap: welchen Anteil Sie von den Werbeausgaben nehmen]
        value: formatCents(0),
        detail: 'Sie bezahlen das Netzwerk selbst',
      },
    ],
  },
} as const;
