/** Day in the chart of the `hours` footer. */
export interface FooterDay {
  day: string;
  /** Hours after midnight, such as 16.5; left out on a closed day. */
  opens?: number;
  closes?: number;
  /** Hours as text: `7 – 3`, or `Closed`. */
  text: string;
}
