import type { ProcessStage } from '../../content/schema/process-stage.ts';

/** Stages of a project: six of them, first call to second year. */
export const processStages: ProcessStage[] = [
  {
    name: 'Ein Gespräch',
    happens:
      'Sie erzählen, was nicht stimmt oder was fehlt. Wir fragen nach und sagen, ob wir helfen können.',
    duration: 'Ein Anruf oder ein Besuch',
    weeks: 0,
    result: 'Ein Ja, ein Nein oder ein nächster Schritt',
  },
  {
    name: 'Ein Blick auf die Arbeit',
    happens: 'Wir sehen uns an, wie es heute läuft, zusammen mit denen, die die Arbeit machen.',
    duration: 'Je nach Aufgabe',
    // [gap: Wochen dieses Schritts in einem üblichen Projekt]
    weeks: 0.4,
    result: 'Was wir gesehen haben, schriftlich',
  },
  {
    name: 'Ein Plan mit Preisen',
    happens:
      'Wir schreiben auf, was wir zuerst bauen würden, was es kostet und was schiefgehen kann. Sie entscheiden, was drinbleibt.',
    duration: 'Je nach Aufgabe',
    // [gap: Wochen dieses Schritts in einem üblichen Projekt]
    weeks: 1,
    result: 'Ein Plan, ein Preis und ein Termin',
  },
  {
    name: 'Ein erster Teil, der läuft',
    happens:
      'Wir bauen einen Teil von Anfang bis Ende. Sie probieren ihn aus, solange Änderungen noch wenig kosten.',
    duration: 'Wie im Plan vereinbart',
    // [gap: Wochen dieses Schritts in einem üblichen Projekt]
    weeks: 3,
    result: 'Ein Teil zum Ausprobieren',
  },
  {
    name: 'Der Rest, Schritt für Schritt',
    happens:
      'Wir bauen die anderen Teile und zeigen Ihnen jeden. Wenn sich etwas ändert, sprechen wir darüber.',
    duration: 'Wie im Plan vereinbart',
    // [gap: Wochen dieses Schritts in einem üblichen Projekt]
    weeks: 6,
    result: 'Die fertige Arbeit',
  },
  {
    name: 'Die Jahre danach',
    happens: 'Wir gehen zusammen online. Danach pflegen wir die Website, oder Sie tun es.',
    duration: 'Solange Sie möchten',
    weeks: 0,
    result: 'Jemand, der Ihre Website kennt',
  },
];
