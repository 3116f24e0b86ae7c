/** Program that the firm maintains. */
export interface MaintainedProgram {
  name: string;
  location: string;
  writtenIn: string;
  /** Date of its first run, `1994-03-07`. */
  since: string;
  lines: number;
  /** Number of outages since. */
  outages: number;
  description: string;
  /** Undocumented detail found in the program. */
  finding: string;
  /** Date of its last outage. */
  lastOutage: string;
}

export const programs: readonly MaintainedProgram[] = [
  {
    name: 'PLOWS',
    location: 'County garage, Two Harbors',
    writtenIn: 'RPG II, System/36',
    since: '1986-10-15',
    lines: 6180,
    outages: 4,
    description: 'Says who plows what, in which order, and what that comes to in overtime.',
    finding:
      'Highway 9 goes first, before the school. Somebody out there was on dialysis in 1991. Her daughter still lives at the end of it and asked the county to leave it so.',
    lastOutage: 'February 2019, for three hours. A mouse had been at the printer cable.',
  },
  {
    name: 'GRAVES',
    location: 'Lakeview Cemetery',
    writtenIn: 'dBase III Plus',
    since: '1987-06-01',
    lines: 2050,
    outages: 0,
    description: 'Knows who lies where in 6,118 plots, and which are spoken for.',
    finding:
      'Depths are in links, a surveyor’s measure of 7.92 inches. The map that was to replace it read them as feet.',
    lastOutage: 'Never. It is switched on twice a week.',
  },
  {
    name: 'SCALE',
    location: 'Ore dock, Two Harbors',
    writtenIn: 'BASIC',
    since: '1989-11-20',
    lines: 1140,
    outages: 3,
    description: 'Weighs every car of pellets before it is dumped, at two miles an hour.',
    finding:
      'Line 130. It takes 1.2 percent off in winter, for ice. It is in no contract, and two companies have billed by it since 1991.',
    lastOutage: 'May 2004, for six hours, nine days after the railroad had let me go.',
  },
  {
    name: 'HATCH',
    location: 'Trout hatchery, French River',
    writtenIn: 'Lotus 1-2-3',
    since: '1991-05-02',
    lines: 480,
    outages: 0,
    description: 'Feeds 212,000 fingerlings by the temperature of the water.',
    finding:
      'Cell G14 holds 18.4 and is used by nothing. At 18.4 degrees a pond died in 1990, and somebody wanted to keep the number.',
    lastOutage: 'Never. When the power fails they feed by hand, from its last printout.',
  },
  {
    name: 'PAYROLL',
    location: 'Finland Lumber & Tie, Finland',
    writtenIn: 'Clipper 5.2',
    since: '1994-03-07',
    lines: 9320,
    outages: 1,
    description: 'Pays thirty-one people every other Thursday, at ten past four in the morning.',
    finding:
      'Overtime is counted from Sunday for the sawyers and from Saturday for the drivers. Two systems were bought to replace it, and both counted from Monday.',
    lastOutage:
      'June 2012, in the flood, for a day. Checks were written by hand and came out right.',
  },
  {
    name: 'BELLS',
    location: 'Consolidated school, Cook',
    writtenIn: 'Visual Basic 3',
    since: '1995-08-28',
    lines: 610,
    outages: 2,
    description: 'Rings.',
    finding:
      'On the third Friday of February it rings ten minutes early, for a bus that has not run since 2003. The children asked us to keep it.',
    lastOutage:
      'September 2021, for a week. I had set the clock to a time zone with a similar name.',
  },
  {
    name: 'CATALOG',
    location: 'Public library, Silver Bay',
    writtenIn: 'FoxPro 2.6',
    since: '1996-11-04',
    lines: 14800,
    outages: 2,
    description: 'Finds 41,212 titles and the people who have them.',
    finding:
      'A book that is lost keeps its number for good. The children’s room knows its numbers by heart, and Mrs. Aho wanted no number to mean two things.',
    lastOutage:
      'March 2015, for an afternoon. I had typed PACK where SEEK was meant. Disk 3 of 17 brought it back.',
  },
];
