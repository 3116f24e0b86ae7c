/** Treatment of the price list. */
export interface Treatment {
  /** Name, also in the form. */
  title: string;
  text: string;
  minutes: number;
  /** Dollars. */
  price: number;
  /** Temperature in degrees Fahrenheit; sets the color on the timeline. */
  degrees: number;
  /** Minutes of pause before the next treatment. */
  pause: number;
}

/** Opening hours and fixed parts of an afternoon, in minutes. */
export interface House {
  /** Opening time, in minutes after midnight. */
  opens: number;
  /** Closing time, in minutes after midnight. */
  closes: number;
  /** Minutes in the basin before the first treatment. */
  soak: number;
  /** Minutes of rest after the last treatment. */
  rest: number;
  /** Minutes for dressing. */
  dress: number;
  /** Maximum number of treatments. */
  maxTreatments: number;
}
