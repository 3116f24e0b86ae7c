/** Copy of the booking bar. */
export interface BookingCopy {
  label: string;
  arrival: string;
  departure: string;
  guests: string;
  submit: string;
}
