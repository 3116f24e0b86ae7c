import { Person } from '../../../elements/person/person.tsx';

const [first, ...others] = [
  {
    img: '/media/portrait-01-1200.avif',
    name: 'Ruth Aldous',
    designation: 'Founder, systems',
  },
  {
    img: '/media/portrait-02-768.avif',
    name: 'Desmond Achebe',
    designation: 'Head of engineering',
  },
  {
    img: '/media/portrait-03-768.avif',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
  },
  {
    img: '/media/portrait-04-768.avif',
    name: 'Mateo Barrientos',
    designation: 'Front-end developer',
  },
  {
    img: '/media/portrait-05-768.avif',
    name: 'Priya Raghunathan',
    designation: 'Back-end developer',
  },
  {
    img: '/media/portrait-06-768.avif',
    name: 'Owen Tillotson',
    designation: 'Mobile developer',
  },
  {
    img: '/media/portrait-07-768.avif',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
  },
];

/** One large portrait beside a grid of six. */
export function TeamsWall() {
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
      {first && <Person variant="plain" {...first} />}
      <ul className="grid grid-cols-2 content-between gap-x-5 gap-y-8 sm:grid-cols-3">
        {others.map((person) => (
          <li key={person.name}>
            <Person variant="plain" {...person} level={4} />
          </li>
        ))}
      </ul>
    </div>
  );
}
