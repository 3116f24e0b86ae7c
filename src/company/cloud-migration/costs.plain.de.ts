import { type CostLine, months, powerCost } from './cost-lines.ts';

// [gap: der Strompreis, in Cent]
const centsPerKilowattHour = 21;

/** Costs of an example, an office whose server is old. */
export const surveyorCosts: readonly CostLine[] = [
  // [gap: die Kosten eines Büros, das umgezogen ist]
  { name: 'Ein neuer Server', calculation: 'der alte ist fällig', stay: 5400, move: 0 },
  { name: 'Ein kleiner Rechner', calculation: 'für die Kartons 4 und 5', stay: 0, move: 1350 },
  {
    name: 'Strom',
    calculation: 'für jedes Gerät, Tag und Nacht',
    stay: powerCost(180, centsPerKilowattHour),
    move: powerCost(25, centsPerKilowattHour),
  },
  {
    name: 'Sicherung außer Haus',
    calculation: 'ein Betrag pro Monat',
    stay: 45 * months,
    move: 20 * months,
  },
  {
    name: 'Mail, Dateien, Buch\u00adhaltung',
    calculation: 'ein Betrag je Platz und Monat',
    stay: 14 * 4 * months,
    move: 14 * 9 * months,
  },
  {
    name: 'Jemand, der sich kümmert',
    calculation: 'ein Betrag pro Monat',
    stay: 190 * months,
    move: 47.5 * months,
  },
  {
    name: 'Der Umzug',
    calculation: 'auf einen neuen Server oder in die Cloud',
    stay: 1900,
    move: 6400,
  },
];

/** Costs of an example, a smaller office with a great deal of data. */
export const cabinetmakerCosts: readonly CostLine[] = [
  // [gap: die Kosten eines Büros, das geblieben ist]
  { name: 'Ein neuer Server', calculation: 'noch nicht fällig', stay: 0, move: 0 },
  {
    name: 'Platz für die Dateien',
    calculation: 'ein Betrag nach Größe und Monat',
    stay: 0,
    move: Math.round(52 * 2.3 * months),
  },
  {
    name: 'Strom',
    calculation: 'Tag und Nacht',
    stay: powerCost(60, centsPerKilowattHour),
    move: 0,
  },
  {
    name: 'Sicherung außer Haus',
    calculation: 'ein Betrag pro Monat oder in der Miete',
    stay: 24 * months,
    move: 0,
  },
  {
    name: 'Mail, Dateien, Buch\u00adhaltung',
    calculation: 'ein Betrag je Platz und Monat',
    stay: 4 * 4 * months,
    move: 4 * 9 * months,
  },
  { name: 'Schnellere Leitung', calculation: 'ein Betrag pro Monat', stay: 0, move: 60 * months },
  {
    name: 'Jemand, der sich kümmert',
    calculation: 'ein Betrag pro Monat',
    stay: 95 * months,
    move: 47.5 * months,
  },
  // [gap: was bei Ihnen ein kleiner Umzug kostet]
  { name: 'Der Umzug', calculation: 'nach der Bestands\u00adaufnahme', stay: 0, move: 3200 },
];
