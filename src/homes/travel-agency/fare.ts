/** Part of the fare. */
export interface FarePart {
  title: string;
  note: string;
  dollars: number;
  /** Number of nights that it pays for. */
  nights?: number;
  /** Marks the firm's own share. */
  isOwnShare?: boolean;
}

/** Price of the Long Loop for a person in a double room, by recipient. */
export const fare: readonly FarePart[] = [
  {
    title: 'Beds on land',
    note: '13 nights at $150, your half of a double room',
    dollars: 1950,
    nights: 13,
  },
  {
    title: 'Seven trains',
    note: 'a lower berth on the Canadian, a window on the rest',
    dollars: 1515,
  },
  {
    title: 'Us',
    note: 'twelve percent: two people, one cat, one telephone that is answered',
    dollars: 576,
    isOwnShare: true,
  },
  { title: 'Two boats', note: 'a day cabin on the Inside Passage, to lie down in', dollars: 420 },
  { title: 'Breakfasts', note: '13 of them at $16', dollars: 208 },
  { title: 'Two buses', note: 'front seats, for the bears', dollars: 131 },
];

export const total = 4800;
