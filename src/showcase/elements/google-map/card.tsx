import { Button } from '../../../elements/button/button.tsx';

/** Card with a drawn map, the address and a link that opens a map service. */
export function MapCard() {
  return (
    <figure className="mx-auto max-w-[34rem] overflow-clip rounded-4xl bg-surface">
      <img
        src="/media/map-town-1600.avif"
        alt="Drawn map: the mill between the pond and the covered bridge"
        width="960"
        height="540"
        loading="lazy"
        className="aspect-[4/3] w-full object-cover object-left"
      />
      <figcaption className="grid gap-5 p-6 md:p-8">
        <span>
          <strong className="block font-display text-h4">The mill, upstairs</strong>7 Water Street,
          Ashbrook
        </span>
        <Button
          href="https://www.google.com/maps/search/?api=1&query=44.2601,-72.5754"
          tone="outline"
          rel="noreferrer"
          className="rounded-full"
        >
          Open in your map
        </Button>
      </figcaption>
    </figure>
  );
}
