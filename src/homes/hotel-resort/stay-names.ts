/** Names of a request’s fields: in the address, in the form and in the lead. */
export const stayNames = {
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Guests',
  room: 'Room',
} as const;
