import { Person } from '../../../elements/person/person.tsx';

const people = [
  {
    img: '/media/portrait-01-768.avif',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
    description:
      'Started the firm above the old grist mill, alone. Still answers the phone when it rings twice.',
  },
  {
    img: '/media/portrait-05-768.avif',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
    description: 'Practices restoring backups the way others practice fire drills.',
  },
  {
    img: '/media/portrait-06-768.avif',
    name: 'Owen Tillotson',
    designation: 'Mobile developer',
    description: 'Tells about half of the people who ask for an app that a website will do.',
  },
  {
    img: '/media/portrait-08-768.avif',
    name: 'Yusuf Demir',
    designation: 'Hosting and operations',
    description: 'When something breaks at night he is the one who is awake.',
  },
];

/** Portraits beside texts, in two columns. */
export function TeamSide() {
  return (
    <ul className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {people.map((person) => (
        <li key={person.name}>
          <Person variant="side" {...person} />
        </li>
      ))}
    </ul>
  );
}
