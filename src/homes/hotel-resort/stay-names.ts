/** Names of the request’s fields, in the URL’s query and in the form. */
export const stayNames = {
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  room: 'Room',
} as const;
