import { Button } from '../../elements/button/button.tsx';

/** One solid button a view; the others stand back in three steps. */
export function ButtonTones() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Book a berth</Button>
      <Button tone="ink">Call the harbor</Button>
      <Button tone="outline">See the map</Button>
      <Button tone="quiet">Not this year</Button>
    </div>
  );
}
