/** Words of the booking bar. */
export interface BookingWords {
  label: string;
  arrival: string;
  departure: string;
  guests: string;
  submit: string;
}
