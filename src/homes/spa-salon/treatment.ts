/** A treatment that one lies down for. */
export interface Treatment {
  /** As the price list and the form name it. */
  title: string;
  text: string;
  minutes: number;
  /** Dollars. */
  price: number;
  /** Temperature at the skin, in degrees Fahrenheit: it sets the color on the line. */
  degrees: number;
  /** Minutes of pause before the next treatment. */
  pause: number;
}

/** Free additions of the house to every afternoon, in minutes. */
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
