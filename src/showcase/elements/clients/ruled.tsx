import { SpriteLogo } from '../../../elements/sprite-logo/sprite-logo.tsx';

const logos = [
  { id: 'pruitt', name: 'Pruitt Hardware', width: 134 },
  { id: 'northwharf', name: 'Northwharf', width: 191 },
  { id: 'granite-seed', name: 'Granite State Seed', width: 272 },
  { id: 'cold-hollow', name: 'Cold Hollow Provisions', width: 280 },
  { id: 'winooski-rowing', name: 'Winooski Rowing Club', width: 218 },
  { id: 'bellwether', name: 'Bellwether Insurance', width: 187 },
  { id: 'maple-row', name: 'Maple Row Dental', width: 190 },
  { id: 'kestrel', name: 'Kestrel Bicycle Works', width: 172 },
  { id: 'saltmarsh', name: 'Saltmarsh Books', width: 271 },
  { id: 'orchard-transit', name: 'Orchard Valley Transit', width: 309 },
  { id: 'fern-and-iron', name: 'Fern & Iron', width: 201 },
  { id: 'harrow-point', name: 'Harrow Point Ferries', width: 322 },
];

/** Client logos in a grid with lines between the cells. */
export function ClientsRuled() {
  return (
    <ul className="grid grid-cols-2 border-line border-s border-t sm:grid-cols-3 lg:grid-cols-4">
      {logos.map((logo) => (
        <li
          key={logo.id}
          className="grid min-h-28 sm:min-h-32 sm:p-5 place-items-center border-line border-e border-b p-4 transition-colors duration-200 hover:text-deep lg:min-h-40"
        >
          <SpriteLogo
            sprite="/client-logos.svg"
            {...logo}
            className="h-auto max-h-6 w-full sm:max-h-9 lg:max-h-10"
          />
        </li>
      ))}
    </ul>
  );
}
