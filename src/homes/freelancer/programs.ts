/** Program that the firm maintains. */
export interface KeptProgram {
  name: string;
  place: string;
  writtenIn: string;
  /** Date of its first run, `1994-03-07`. */
  since: string;
  lines: number;
  /** Number of outages since. */
  stops: number;
  does: string;
  /** Undocumented detail found in the program. */
  found: string;
  /** Date of its last outage. */
  stopped: string;
}

export const programs: readonly KeptProgram[] = [
  {
    name: 'PLOWS',
    place: 'County garage, Two Harbors',
    writtenIn: 'RPG II, System/36',
    since: '1986-10-15',
    lines: 6180,
    stops: 4,
    does: 'Says who plows what, in which order, and what that comes to in overtime.',
    found:
      'Highway 9 goes first, before the school. Somebody out there was on dialysis in 1991. Her daughter still lives at the end of it and asked the county to leave it so.',
    stopped: 'February 2019, for three hours. A mouse had been at the printer cable.',
  },
  {
    name: 'GRAVES',
    place: 'Lakeview Cemetery',
    writtenIn: 'dBase III Plus',
    since: '1987-06-01',
    lines: 2050,
    stops: 0,
    does: 'Knows who lies where in 6,118 plots, and which are spoken for.',
    found:
      'Depths are in links, a surveyor’s measure of 7.92 inches. The map that was to replace it read them as feet.',
    stopped: 'Never. It is switched on twice a week.',
  },
  {
    name: 'SCALE',
    place: 'Ore dock, Two Harbors',
    writtenIn: 'BASIC',
    since: '1989-11-20',
    lines: 1140,
    stops: 3,
    does: 'Weighs every car of pellets before it is dumped, at two miles an hour.',
    found:
      'Line 130. It takes 1.2 percent off in winter, for ice. It is in no contract, and two companies have billed by it since 1991.',
    stopped: 'May 2004, for six hours, nine days after the railroad had let me go.',
  },
  {
    name: 'HATCH',
    place: 'Trout hatchery, French River',
    writtenIn: 'Lotus 1-2-3',
    since: '1991-05-02',
    lines: 480,
    stops: 0,
    does: 'Feeds 212,000 fingerlings by the temperature of the water.',
    found:
      'Cell G14 holds 18.4 and is used by nothing. At 18.4 degrees a pond died in 1990, and somebody wanted to keep the number.',
    stopped: 'Never. When the power fails they feed by hand, from its last printout.',
  },
  {
    name: 'PAYROLL',
    place: 'Finland Lumber & Tie, Finland',
    writtenIn: 'Clipper 5.2',
    since: '1994-03-07',
    lines: 9320,
    stops: 1,
    does: 'Pays thirty-one people every other Thursday, at ten past four in the morning.',
    found:
      'Overtime is counted from Sunday for the sawyers and from Saturday for the drivers. Two systems were bought to replace it, and both counted from Monday.',
    stopped: 'June 2012, in the flood, for a day. Checks were written by hand and came out right.',
  },
  {
    name: 'BELLS',
    place: 'Consolidated school, Cook',
    writtenIn: 'Visual Basic 3',
    since: '1995-08-28',
    lines: 610,
    stops: 2,
    does: 'Rings.',
    found:
      'On the third Friday of February it rings ten minutes early, for a bus that has not run since 2003. The children asked us to keep it.',
    stopped: 'September 2021, for a week. I had set the clock to a time zone with a similar name.',
  },
  {
    name: 'CATALOG',
    place: 'Public library, Silver Bay',
    writtenIn: 'FoxPro 2.6',
    since: '1996-11-04',
    lines: 14800,
    stops: 2,
    does: 'Finds 41,212 titles and the people who have them.',
    found:
      'A book that is lost keeps its number for good. The children’s room knows its numbers by heart, and Mrs. Aho wanted no number to mean two things.',
    stopped:
      'March 2015, for an afternoon. I had typed PACK where SEEK was meant. Disk 3 of 17 brought it back.',
  },
];
