/** Entry of the index: item, note on its use, and drawer number. */
export type Entry = readonly [term: string, note: string, drawer: number];

/** Index by letter; a letter may have no entries. */
export const entries: readonly { letter: string; lines: readonly Entry[] }[] = [
  {
    letter: 'A',
    lines: [
      ['Anchor, wall', 'for plaster, up to a mirror', 41],
      ['Angle iron', 'two holes a side, never three', 118],
      ['Awl', 'borrowed; ask Fenton', 7],
    ],
  },
  {
    letter: 'B',
    lines: [
      ['Ball bearing', 'comes in tens, leaves in nines', 63],
      ['Bell wire', 'for doors that still ring', 90],
      ['Bolt, carriage', 'round head, square neck', 22],
      ['Brad', 'a nail with manners', 14],
    ],
  },
  {
    letter: 'C',
    lines: [
      ['Caster', 'four to a chair, one always missing', 155],
      ['Cotter pin', 'keeps the wheel on the cart', 31],
      ['Cup hook', 'brass; white ones see Hook', 77],
    ],
  },
  {
    letter: 'D',
    lines: [
      ['Dowel', 'beech, by the foot', 9],
      ['Drawer pull', 'for drawers other than these', 142],
    ],
  },
  {
    letter: 'E',
    lines: [
      ['Escutcheon', 'the plate round a keyhole; you are saying it right', 188],
      ['Eye bolt', 'with its nut', 23],
    ],
  },
  {
    letter: 'F',
    lines: [
      ['Felt pad', 'for the neighbor below', 161],
      ['Ferrule', 'end of a stick or an umbrella', 104],
      ['Fuse', 'not since 1994; drawer kept out of respect', 66],
    ],
  },
  {
    letter: 'G',
    lines: [
      ['Gate latch', 'left-handed in the front half', 129],
      ['Grommet', 'metal; rubber is under R', 58],
    ],
  },
  {
    letter: 'H',
    lines: [
      ['Hasp', 'and staple, as a pair', 130],
      ['Hinge, butt', 'by the inch', 133],
      ['Hook', 'all that are not brass', 78],
      ['Hose clamp', 'turn to the right until sorry', 85],
    ],
  },
  { letter: 'I', lines: [['Insulator', 'china, for fences', 91]] },
  {
    letter: 'J',
    lines: [
      ['Jam nut', 'half a nut that holds a whole one', 34],
      ['Jar lid', 'how all of this began', 1],
    ],
  },
  {
    letter: 'K',
    lines: [
      ['Key blank', 'cut at the counter', 200],
      ['Knob', 'wood, glass, regrettable', 143],
    ],
  },
  {
    letter: 'L',
    lines: [
      ['Lag screw', 'for beams; bring the truck', 27],
      ['Lock washer', 'a washer with a change of heart', 36],
    ],
  },
  {
    letter: 'M',
    lines: [
      ['Machine screw', 'forty sizes, thirty-nine in stock', 18],
      ['Mending plate', 'flat; says sorry for a chair', 121],
    ],
  },
  {
    letter: 'N',
    lines: [
      ['Nail, finish', 'see also Brad', 15],
      ['Nut, cap', 'so that nobody catches a sleeve', 37],
      ['Nut, wing', 'for people without a wrench', 35],
    ],
  },
  { letter: 'O', lines: [['O-ring', 'by the tap; bring the old one', 172]] },
  {
    letter: 'P',
    lines: [
      ['Picture wire', 'carries three times its promise', 93],
      ['Plug, drain', 'with chain, without boat', 174],
      ['Putty knife', 'on loan since March', 8],
    ],
  },
  { letter: 'Q', lines: [] },
  {
    letter: 'R',
    lines: [
      ['Rivet', 'copper; ask for the anvil', 48],
      ['Roofing nail', 'wide head, no regrets', 16],
      ['Rubber foot', 'singly, which other shops refuse', 162],
    ],
  },
  {
    letter: 'S',
    lines: [
      ['Screw eye', 'the small brother of the bolt', 24],
      ['Set screw', 'the one that you dropped', 20],
      ['Shim', 'cedar; every house has a low corner', 10],
      ['Spring', 'push in front, pull behind', 151],
    ],
  },
  {
    letter: 'T',
    lines: [
      ['Tack, carpet', 'counted by weight', 13],
      ['Thumbscrew', 'for clocks and stage doors', 21],
      ['Turnbuckle', 'straightens a gate and most arguments', 125],
    ],
  },
  { letter: 'U', lines: [['U-bolt', 'for pipes that wander', 26]] },
  {
    letter: 'V',
    lines: [
      ['Valve core', 'bicycle; tires see the garage', 176],
      ['Velvet tip', 'for doors that slam', 163],
    ],
  },
  {
    letter: 'W',
    lines: [
      ['Washer, flat', 'the answer to most questions', 33],
      ['Wick', 'for lamps; sold in storms', 205],
      ['Wood screw', 'slotted left, crossed right', 17],
    ],
  },
  { letter: 'X', lines: [] },
  { letter: 'Y', lines: [['Yoke', 'for a bell or an ox; see what fits', 127]] },
  { letter: 'Z', lines: [['Zipper pull', 'not hardware, but you were here anyway', 212]] },
];
