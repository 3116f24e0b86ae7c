import type { Week } from './week.ts';

/** Weeks of the example job. The client is invented. */
export const weeks: readonly Week[] = [
  // [gap: Tage und Stunden Ihres Beispiels]
  {
    number: 1,
    monday: '2024-01-08',
    title: 'Ein Gespräch',
    events: [
      { day: 1, text: 'Der Kunde schreibt oder ruft an.' },
      { day: 2, span: 2, text: 'Wir fragen, wofür die Website da ist und wer sie benutzt.' },
      { day: 4, text: 'Wir sagen, ob wir helfen können.' },
    ],
    clientWork: { hours: 1, text: 'Mit uns sprechen.' },
  },
  {
    number: 2,
    monday: '2024-01-15',
    title: 'Genau hinsehen',
    events: [
      { day: 2, span: 2, text: 'Wir sehen uns an, wie die Arbeit heute gemacht wird.' },
      { day: 5, text: 'Der Kunde schickt, was da ist: Texte, Bilder, Zugänge.' },
    ],
    clientWork: {
      hours: 3,
      text: 'Uns zeigen, wie heute gearbeitet wird, und die Zugänge suchen.',
    },
  },
  {
    number: 3,
    monday: '2024-01-22',
    title: 'Notizen',
    events: [
      { day: 2, span: 2, text: 'Wir schreiben in einfachen Worten auf, was wir gesehen haben.' },
      { day: 4, text: 'Der Kunde liest es und verbessert uns.' },
    ],
    clientWork: { hours: 1, text: 'Die Notizen lesen. Sagen, wo wir falsch liegen.' },
  },
  {
    number: 4,
    monday: '2024-01-29',
    title: 'Plan und Preis',
    events: [
      {
        day: 2,
        span: 2,
        text: 'Wir schreiben auf, aus welchen Teilen der Auftrag besteht und was sie kosten.',
      },
      { day: 4, text: 'Der Kunde streicht, was warten kann.' },
    ],
    clientWork: { hours: 4, text: 'Die Teile wählen, darüber schlafen, unterschreiben.' },
  },
  {
    number: 5,
    monday: '2024-02-05',
    title: 'Skizzen',
    events: [
      { day: 1, span: 2, text: 'Wir skizzieren die Seiten.' },
      { day: 3, span: 2, text: 'Wir zeigen die Skizzen, hören zu und zeichnen einige davon neu.' },
      { day: 5, text: 'Eine davon wird ausgewählt.' },
    ],
    clientWork: { hours: 3, text: 'Sagen, was gefällt und was fehlt.' },
  },
  {
    number: 6,
    monday: '2024-02-12',
    title: 'Texte',
    events: [
      { day: 2, span: 2, text: 'Wir gehen die Texte durch, Seite für Seite.' },
      { day: 5, text: 'Die ersten Seiten haben ihren Text.' },
    ],
    clientWork: { hours: 4, text: 'Ein halber Tag: die Entwürfe lesen und sagen, was stimmt.' },
  },
  {
    number: 7,
    monday: '2024-02-19',
    title: 'Erste Fassung',
    events: [
      { day: 2, span: 2, text: 'Ein Weg durch die Website funktioniert von Anfang bis Ende.' },
      { day: 5, text: 'Der Kunde probiert sie auf dem Handy aus.' },
    ],
    clientWork: { hours: 5, text: 'Vier für Texte. Eine zum Ausprobieren.' },
  },
  {
    number: 8,
    monday: '2024-02-26',
    title: 'Andere testen',
    events: [
      { day: 2, span: 2, text: 'Menschen, die die Website noch nicht kennen, probieren sie aus.' },
      { day: 4, text: 'Wir schreiben auf, wo sie nicht weiterkamen.' },
    ],
    clientWork: { hours: 5, text: 'Vier für Texte. Eine, um mit uns zuzusehen.' },
  },
  {
    number: 9,
    monday: '2024-03-04',
    title: 'Der Rest, geordnet',
    events: [
      { day: 2, text: 'Der Kunde ordnet, was noch übrig ist.' },
      { day: 3, span: 2, text: 'Wir arbeiten die Liste ab, von oben nach unten.' },
      { day: 5, text: 'Wir zeigen, was fertig ist.' },
    ],
    clientWork: { hours: 2, text: 'Die Liste ordnen. Ansehen, was fertig ist.' },
  },
  {
    number: 10,
    monday: '2024-03-11',
    title: 'Platz für Fehler',
    hasMistake: true,
    events: [
      {
        day: 1,
        span: 3,
        text: 'Für diese Woche ist wenig geplant, damit ein Fehler den Start nicht verschieben muss.',
      },
      { day: 5, time: '1.', text: 'Wir stoppen, was Schaden anrichtet.' },
      { day: 5, time: '2.', text: 'Wir sagen, was passiert ist.' },
      { day: 5, time: '3.', text: 'Wir beheben es und schreiben die Ursache auf.' },
    ],
    clientWork: {
      hours: 6,
      faultHours: 5,
      text: 'Eine für die Liste. Fünf nur, wenn uns ein Fehler passiert.',
    },
  },
  {
    number: 11,
    monday: '2024-03-18',
    title: 'Die Probe',
    events: [
      { day: 1, text: 'Wir gehen den Start durch, Schritt für Schritt.' },
      { day: 3, span: 2, text: 'Der Kunde lernt, eine Seite zu ändern.' },
      { day: 5, text: 'Wir fragen, ob es bei dem Tag bleibt.' },
    ],
    clientWork: { hours: 3, text: 'Zwei zum Üben. Eine, um alles zu lesen und Ja zu sagen.' },
  },
  {
    number: 12,
    monday: '2024-03-25',
    title: 'Der Start',
    events: [
      { day: 2, text: 'Die Website geht online.' },
      { day: 3, text: 'Wir beobachten sie und beheben, was auffällt.' },
      { day: 4, text: 'Die letzte Rechnung.' },
    ],
    clientWork: { hours: 2, text: 'Die Website mit uns ansehen und selbst ausprobieren.' },
  },
];
