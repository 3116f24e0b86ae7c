import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import DoorOpen from 'lucide-react/icons/door-open';
import { OverlineBox } from '../../../elements/overline-box/overline-box.tsx';

/** Boxes with a label in their upper line. */
export function NotchedFrames() {
  return (
    <div className="grid gap-x-6 gap-y-10 pt-3 md:grid-cols-[4fr_3fr]">
      <OverlineBox
        variant="notch"
        overline="Before the first day"
        icon={<ClipboardCheck />}
        title="A plan with a price on it"
        content="Two visits, one week of thinking, eight pages. It is yours, whoever builds the thing in the end. You pay for it once: $1,800."
      />
      <OverlineBox
        variant="notch"
        overline="After the last"
        icon={<DoorOpen />}
        title="A door that opens from inside"
        content="Thirty days’ notice, a full export, and an afternoon with whoever takes over."
      />
    </div>
  );
}
