import { Columns } from '../../../elements/columns/columns.tsx';

const offices = [
  { name: 'Workshop', text: 'Where things are built. Eleven benches, one stove, no meeting room.' },
  { name: 'Archive', text: 'Every version of everything since 2006, on disks and on paper.' },
  { name: 'Kitchen', text: 'Where most decisions are made, between noon and one.' },
  { name: 'Porch', text: 'For long calls, and for the dog of whoever is on the long call.' },
];

/** Four equal columns with a fine line between them; two on a tablet, one on a phone. */
export function EvenColumns() {
  return (
    <Columns variant="even" count={4} ruled>
      {offices.map(({ name, text }) => (
        <div key={name}>
          <h3 className="text-h4 font-bold">{name}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      ))}
    </Columns>
  );
}
