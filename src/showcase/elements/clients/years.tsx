import { SpriteLogo } from '../../../elements/sprite-logo/sprite-logo.tsx';

const logos = [
  { id: 'pruitt', name: 'Pruitt Hardware', width: 134, since: 2007 },
  { id: 'northwharf', name: 'Northwharf', width: 191, since: 2010 },
  { id: 'granite-seed', name: 'Granite State Seed', width: 272, since: 2012 },
  { id: 'cold-hollow', name: 'Cold Hollow Provisions', width: 280, since: 2014 },
  { id: 'winooski-rowing', name: 'Winooski Rowing Club', width: 218, since: 2015 },
  { id: 'kestrel', name: 'Kestrel Bicycle Works', width: 172, since: 2019 },
];

/** Client logos, each with a bar as long as the cooperation and its first year. */
export function ClientsYears() {
  return (
    <ul className="grid gap-5">
      {logos.map(({ since, ...logo }) => (
        <li
          key={logo.id}
          className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[15rem_1fr_4rem]"
        >
          <SpriteLogo sprite="/client-logos.svg" {...logo} className="h-8" />
          <span
            aria-hidden="true"
            className="h-1.5 rounded-full bg-current"
            style={{ width: `${((2026 - since) / 19) * 100}%` }}
          />
          <span className="text-caption tabular-nums sm:text-end">
            <span className="sr-only">since </span>
            {since}
          </span>
        </li>
      ))}
    </ul>
  );
}
