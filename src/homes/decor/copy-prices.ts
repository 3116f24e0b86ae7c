/** Shares of a crock's price, in dollars, from the wheel to the door. */
const shares = [
  { title: 'Clay', dollars: 13, text: 'twenty-two pounds, dug at Toronto' },
  { title: 'Salt and wood', dollars: 21, text: 'its share of one firing in nine' },
  { title: 'Hollis', dollars: 62, text: 'two hours and fifty minutes of him' },
  { title: 'What cracks', dollars: 10, text: 'one crock in fourteen is born so' },
  { title: 'Driving', dollars: 4, text: 'thirteen miles, on a blanket' },
  { title: 'Us', dollars: 24, text: 'rent, bulbs, a year of sauerkraut' },
  { title: 'Grog', dollars: 6, text: 'who is insured for breakage' },
] as const;

/** Copy of the bill: a crock, paid for in runs of glaze. */
export const pricesCopy = {
  id: 'bill',
  img: 'kiln-glaze',
  heading: 'Where the price runs to',
  text: 'The six-gallon crock, number 7 in the room, is $140. Each run is as long as its dollars, and the glaze stops where the money does.',
  shares,
  caption: 'June Mackall’s green, stopped an inch above the shelf. A kiln shelf costs $90.',
} as const;
