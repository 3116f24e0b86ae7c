import { DropCap } from '../../../elements/drop-cap/drop-cap.tsx';

/** Drop cap that stands on the first line and rises above it. */
export function RaisedDropCap() {
  return (
    <DropCap variant="raised" className="max-w-[34em] text-lead">
      Good forms are short. A field that nobody reads on our side is a field that somebody fills in
      for nothing on the other, on a bus, with one thumb, while it rains.
    </DropCap>
  );
}
