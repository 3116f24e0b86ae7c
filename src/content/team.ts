import type { TeamMember } from './schema/team-member.ts';

/** Nine of the fourteen: the people who write here, and whom clients meet first. */
export const team: TeamMember[] = [
  {
    id: 1,
    img: 'portrait-01',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
    description:
      'Started Larkfield above the old grist mill in 2006. Still reads the server logs on Monday mornings, and still answers the phone when it rings twice.',
  },
  {
    id: 2,
    img: 'portrait-02',
    name: 'Desmond Achebe',
    designation: 'Head of engineering',
    description:
      'Decides what we build by hand and what we had better not. Has deleted more of our code than anyone else has written.',
  },
  {
    id: 3,
    img: 'portrait-03',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
    description:
      'Draws with a pencil first and a browser second. Measures every layout on a four-year-old phone before she shows it to anybody.',
  },
  {
    id: 4,
    img: 'portrait-04',
    name: 'Mateo Barrientos',
    designation: 'Front-end developer',
    description:
      'Builds the part that people touch. Keeps a list, on paper, of every kilobyte he has talked a client out of.',
  },
  {
    id: 5,
    img: 'portrait-05',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
    description:
      'Looks after databases, payments and everything else that must not lose a row. Practices restoring backups the way others practice fire drills.',
  },
  {
    id: 6,
    img: 'portrait-06',
    name: 'Owen Tillotson',
    designation: 'Mobile developer',
    description:
      'Writes our apps for iOS and Android, and tells about half of the people who ask that a good website will do.',
  },
  {
    id: 7,
    img: 'portrait-07',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
    description:
      'Watches people use what we made, with a screen reader, with one hand, in bright sun, and comes back with a short list.',
  },
  {
    id: 8,
    img: 'portrait-08',
    name: 'Yusuf Demir',
    designation: 'Hosting and operations',
    description:
      'Runs the machines. When something breaks at night he is the one who is awake; the next morning he writes down why.',
  },
  {
    id: 9,
    img: 'portrait-09',
    name: 'Colette Fournier',
    designation: 'Project lead',
    description:
      'Turns a wish into a plan with dates on it. Calls clients before they have to call her, above all when a date slips.',
  },
];
