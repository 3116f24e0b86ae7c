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
    img: '/media/portrait-02-768.avif',
    name: 'Desmond Achebe',
    designation: 'Head of engineering',
    description: 'Has deleted more of our code than anyone else has written.',
  },
  {
    img: '/media/portrait-03-768.avif',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
    description: 'Draws with a pencil first and a browser second.',
  },
  {
    img: '/media/portrait-04-768.avif',
    name: 'Mateo Barrientos',
    designation: 'Front-end developer',
    description: 'Keeps a list, on paper, of every kilobyte he has talked a client out of.',
  },
];

/** Portraits in a row, with name, role and a sentence below. */
export function TeamPlain() {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-10 lg:grid-cols-4 lg:gap-x-6">
      {people.map((person) => (
        <li key={person.name}>
          <Person variant="plain" {...person} />
        </li>
      ))}
    </ul>
  );
}
