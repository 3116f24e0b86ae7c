import { formatMoneyRange } from '../../content/formats.ts';
import { responseTimes } from '../../content/response-times.ts';
import type { WebDevPage } from './web-dev-page.ts';

/** The texts of `/page/web-dev`. */
export const copy: WebDevPage = {
  heading: 'Websites, die leicht zu nutzen sind.',
  lead: 'Wir bauen Websites und Webanwendungen für [welche Art von Firmen]. Sie sollen schnell laden und leicht zu ändern sein.',
  purpose: {
    heading: 'Wofür eine Website da ist',
    paragraphs: [
      'Menschen kommen mit einer Frage auf eine Website. Bevor wir etwas zeichnen, wollen wir wissen, welche Fragen kommen und wie oft.',
      'Manchmal reichen ein paar Seiten. Manchmal brauchen Sie eine Anwendung, mit der Menschen den ganzen Tag arbeiten. Die Preise sind verschieden, also klären wir das zuerst.',
    ],
  },
  kinds: {
    items: [
      {
        title: 'Websites',
        content:
          'Seiten, die erklären und antworten. Fremde lesen sie und müssen sie finden können.',
        img: 'ui-site-bakery',
        signs: [
          'Man stellt Ihnen immer dieselben Fragen',
          'Um ein Wort zu ändern, brauchen Sie jemanden, der programmiert',
          'Im Netz sind Sie schwer zu finden',
        ],
      },
      {
        title: 'Anwendungen',
        content:
          'Werkzeuge mit Anmeldung, die dieselben Menschen jeden Tag benutzen. Darin stehen Daten, die nicht verloren gehen dürfen.',
        img: 'ui-site-orchard',
        signs: [
          'Eine Tabelle ist zu groß geworden',
          'Zwei Menschen tippen dasselbe in zwei Systeme',
          'Wenn eine Person im Urlaub ist, bleibt etwas liegen',
        ],
      },
    ],
  },
  anatomy: {
    heading: 'Was eine Seite wiegt',
    lead: 'Jeder Teil einer Seite braucht Zeit zum Laden. Das ist ein Beispiel für eine Seite: wie sie oft gebaut wird und wie sie gebaut werden kann.',
    parts: [
      {
        title: 'Das große Bild',
        content:
          'Meist der schwerste Teil. Jeder Bildschirm braucht nur die Größe, die er zeigen kann.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 1500,
        oursKb: 40,
      },
      {
        title: 'Die Schrift',
        content: 'Eine Seite braucht nur die Buchstaben, die auf ihr stehen.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 300,
        oursKb: 30,
      },
      {
        title: 'Das Skript',
        content: 'Vieles auf einer Seite geht auch ohne.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 600,
        oursKb: 10,
      },
      {
        title: 'Die Stile',
        content: 'Eine Seite braucht nur die Regeln, die auf ihr gelten.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 130,
        oursKb: 10,
      },
      {
        title: 'Die Tracker',
        content: 'Zähler, Chatfenster und ein Banner, das um Erlaubnis dafür bittet.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 400,
        oursKb: 0,
      },
      {
        title: 'Die Worte',
        content: 'Das, weswegen man gekommen ist.',
        // [gap: Kilobyte, die Sie gewogen haben, beide Fassungen]
        usualKb: 20,
        oursKb: 20,
      },
    ],
    note: 'Die Zahlen sind ein Beispiel und nicht gemessen. Für eigene Zahlen haben wir gewogen: [welche Seiten, und wann].',
  },
  method: {
    heading: 'So bleibt sie schnell',
    items: [
      {
        title: 'Eine Grenze je Seite',
        content:
          'Wir einigen uns auf eine Größe für jede Seite. Wenn ein Wunsch darüber hinausgeht, reden wir darüber.',
      },
      {
        title: 'Am Handy geprüft',
        content:
          'Wir sehen uns jede Seite auf dem Handy an und nicht nur auf einem großen Bildschirm.',
      },
      {
        title: 'Wenige bekannte Teile',
        content:
          'Jede Bibliothek, die wir einbauen, muss später aktualisiert werden. Deshalb nehmen wir wenige.',
      },
    ],
  },
  prices: {
    heading: 'Was es kostet und wie lange es dauert',
    lead: 'Das sind die üblichen Arten von Arbeit im Web. Je tiefer die Leitung reicht, desto höher der Preis, und die Schlaufen zeigen, was dazukommen kann. Erzählen Sie uns von Ihrer, und wir sagen, was sie kosten würde.',
    items: [
      {
        title: 'Eine Firmenwebsite',
        content: 'Eine Website üblicher Größe, mit Redaktionssystem und Formularen.',
        // [gap: Preis und Wochen, Firmenwebsite]
        price: formatMoneyRange(10_000, 20_000),
        duration: '8–12 Wochen',
      },
      {
        title: 'Eine große Website',
        content:
          'Viele Seiten, mehrere Menschen, die sie bearbeiten, eine Suche und eine alte Website, die umzieht.',
        // [gap: Preis und Wochen, große Website]
        price: formatMoneyRange(20_000, 40_000),
        duration: '12–16 Wochen',
      },
      {
        title: 'Eine erste Anwendung',
        content: 'Eine Aufgabe für eine kleine Gruppe: Anmeldung, Daten und ein Bericht.',
        // [gap: Preis und Wochen, erste Anwendung]
        price: formatMoneyRange(40_000, 60_000),
        duration: '12–20 Wochen',
      },
      {
        title: 'Eine größere Anwendung',
        content:
          'Mehrere Rollen, Verbindungen zu Systemen, die Sie haben, ein Datenumzug und eine Schulung.',
        // [gap: Preis und Wochen, größere Anwendung]
        price: formatMoneyRange(60_000, 100_000),
        duration: '20–30 Wochen',
      },
    ],
    note: 'Hosting und Pflege haben eigene Preise. Beides ist freiwillig.',
    action: { title: 'Was enthalten ist', link: '/page/pricing-packages' },
  },
  limits: {
    heading: 'Was wir nicht machen',
    items: [
      'Den ersten Platz in einer Suchmaschine versprechen.',
      'Banner, die nach Cookies fragen, die Sie nicht brauchen.',
      'Arbeit, die andere besser können: [was Sie ablehnen].',
    ],
  },
  questions: {
    heading: 'Häufige Fragen',
    items: [
      {
        question: 'Können wir selbst etwas ändern?',
        answer: [
          'Ja: Worte, Bilder und Preise. Der Aufbau bleibt bei uns oder bei denen, die für Sie programmieren.',
        ],
      },
      {
        question: 'Was geschieht mit unserem Platz in den Suchergebnissen?',
        answer: [
          'Er kann sich nach einem Umzug eine Weile ändern. Wir leiten jede alte Adresse auf eine neue, damit Links weiter funktionieren.',
        ],
      },
      {
        question: 'Wer schreibt die Texte?',
        answer: [
          'Sie wissen, was stimmt, und wir wissen, wie man es auf einer Seite sagt. Wir machen es gemeinsam.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Schicken Sie uns Ihre Webadresse.',
    content: `Sagen Sie uns, was Sie an Ihrer Website stört. Sie bekommen innerhalb von ${responseTimes.message} eine Antwort.`,
    action: { title: 'Schreiben Sie uns', link: '/page/contact-us' },
  },
  next: { title: 'Ein Projekt von Anfang bis Ende', link: '/page/CaseStudy' },
};
