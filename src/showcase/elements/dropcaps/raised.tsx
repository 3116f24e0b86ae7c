import { DropCap } from '../../../elements/drop-cap/drop-cap.tsx';

/** The letter stands on the first line and looks out over it. */
export function RaisedCap() {
  return (
    <DropCap variant="raised" className="max-w-[34em] text-lead">
      Good forms are short. A field that nobody reads on our side is a field that somebody fills in
      for nothing on the other, on a bus, with one thumb, while it rains.
    </DropCap>
  );
}
