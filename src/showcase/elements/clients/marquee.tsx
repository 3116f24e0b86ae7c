import { LogoMarquee } from '../../../elements/logo-marquee/logo-marquee.tsx';

const logos = [
  { id: 'northwharf', name: 'Northwharf', width: 191 },
  { id: 'cold-hollow', name: 'Cold Hollow Provisions', width: 280 },
  { id: 'bellwether', name: 'Bellwether Insurance', width: 187 },
  { id: 'maple-row', name: 'Maple Row Dental', width: 190 },
  { id: 'saltmarsh', name: 'Saltmarsh Books', width: 271 },
  { id: 'orchard-transit', name: 'Orchard Valley Transit', width: 309 },
  { id: 'fern-and-iron', name: 'Fern & Iron', width: 201 },
  { id: 'harrow-point', name: 'Harrow Point Ferries', width: 322 },
];

/** Client logos in a marquee, with a switch that stops it. */
export function ClientsMarquee() {
  return (
    <LogoMarquee
      label="Clients"
      pauseLabel="Stand still"
      items={logos.map((logo) => ({ sprite: '/client-logos.svg', ...logo }))}
    />
  );
}
