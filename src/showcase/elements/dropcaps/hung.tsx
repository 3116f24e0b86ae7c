import { DropCap } from '../../../elements/drop-cap/drop-cap.tsx';

/** Drop cap outside the edge of the text; on a phone it is inside. */
export function HangingDropCap() {
  return (
    <DropCap variant="hung" className="max-w-[46em]">
      Quarter past four, the last Friday of the month. Somebody brings cake, somebody else brings
      the list. On the list stands what was mended since the last cake: eleven lines, most of them
      smaller than a finger. A date that was written the American way on a Canadian page. A button
      that was asleep on old telephones. A thank-you that said thank you twice.
    </DropCap>
  );
}
