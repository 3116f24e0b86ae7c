import { Person } from '../../../elements/person/person.tsx';

const rooms = [
  {
    name: 'The front room',
    what: 'What people see and touch',
    people: [
      ['03', 'Ingrid Solvang', 'Design lead'],
      ['04', 'Mateo Barrientos', 'Front-end developer'],
      ['07', 'Hana Kobayashi', 'Research and accessibility'],
    ],
  },
  {
    name: 'The back room',
    what: 'What must not lose a row',
    people: [
      ['02', 'Desmond Achebe', 'Head of engineering'],
      ['05', 'Priya Raghunathan', 'Back-end developer'],
      ['08', 'Yusuf Demir', 'Hosting and operations'],
    ],
  },
  {
    name: 'The kitchen',
    what: 'Where plans are made',
    people: [
      ['01', 'Ruth Aldous', 'Founder, systems'],
      ['09', 'Colette Fournier', 'Project lead'],
    ],
  },
] as const;

/** Team members in groups, one row for each group. */
export function TeamsRooms() {
  return (
    <ul>
      {rooms.map(({ name, what, people }) => (
        <li
          key={name}
          className="grid gap-6 border-t-2 border-ink py-8 last:pb-0 lg:grid-cols-[1fr_3fr]"
        >
          <div>
            <h3 className="text-h4 font-bold">{name}</h3>
            <p className="text-note text-muted">{what}</p>
          </div>
          <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {people.map(([portrait, person, designation]) => (
              <li key={person}>
                <Person
                  variant="line"
                  level={4}
                  name={person}
                  designation={designation}
                  img={`/media/portrait-${portrait}-768.avif`}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
