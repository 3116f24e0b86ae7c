/** Weekdays, each with its own color. */
export const dayIds = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type DayId = (typeof dayIds)[number];

/** Initial weekday. */
export const firstDay: DayId = 'tuesday';

export interface PaintDay {
  id: DayId;
  /** `Tuesday`. */
  title: string;
  /** Color name, capitalized: `Red`. */
  color: string;
  /** Number of coats. */
  coats: number;
  /** Price of a coat, in dollars per square foot. */
  rate: number;
  /** Nights of drying before the piece is finished with felt pads. */
  nights: number;
}

export const paintDays: readonly PaintDay[] = [
  { id: 'monday', title: 'Monday', color: 'blue', coats: 2, rate: 1.15, nights: 2 },
  { id: 'tuesday', title: 'Tuesday', color: 'red', coats: 3, rate: 1.55, nights: 2 },
  { id: 'wednesday', title: 'Wednesday', color: 'yellow', coats: 4, rate: 1.4, nights: 3 },
  { id: 'thursday', title: 'Thursday', color: 'green', coats: 2, rate: 1.05, nights: 2 },
  { id: 'friday', title: 'Friday', color: 'what is left', coats: 2, rate: 0.4, nights: 3 },
];

export const isDayId = (name: string): name is DayId =>
  (dayIds as readonly string[]).includes(name);
