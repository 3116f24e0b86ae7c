/** Note of the tile maker between two readings. */
export interface BenchNote {
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
  /** Id of the tile pattern beside it. */
  readonly pattern: string;
}

export const benchNotes: readonly BenchNote[] = [
  {
    id: 'wet-sand',
    date: 'November 19, 2026',
    title: 'Rain since four',
    text: 'Squeeze a fistful of sand. If it keeps the shape of your fingers, leave out one cup of water in ten. If it shines, sweep the shop and press tomorrow.',
    pattern: 'shutter',
  },
  {
    id: 'rings',
    date: 'October 30, 2026',
    title: 'The rings came out as waves',
    text: 'A man in Lakeland laid forty feet and telephoned. They do, if all tiles lie the same way up. Turn every other one by a quarter. These two will show you.',
    pattern: 'ring',
  },
  {
    id: 'cobalt',
    date: 'September 11, 2026',
    title: 'Fifty-one dollars a pound',
    text: 'Cobalt again. I sieve it twice and pour it a sixteenth thick, where my uncle poured an eighth. Your grandchildren may get down to where it ends.',
    pattern: 'star',
  },
];
