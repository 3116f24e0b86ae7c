/** Something to lie down for. */
export interface Treatment {
  /** As the price list and the form name it. */
  title: string;
  text: string;
  minutes: number;
  /** Dollars. */
  price: number;
  /** What touches the skin, in degrees Fahrenheit: it gives the color on the line. */
  degrees: number;
  /** Minutes that the house wants between this and the next. */
  pause: number;
}

/** What the house adds to every afternoon, in minutes; none of it costs anything. */
export interface House {
  /** First and last minute of its day, after midnight. */
  opens: number;
  closes: number;
  /** In the basin, before the first treatment. */
  soak: number;
  /** On the bench, after the last. */
  rest: number;
  /** Until one is on the street again. */
  dress: number;
  /** Treatments in one afternoon. */
  most: number;
}
