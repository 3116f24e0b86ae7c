import { DropCap } from '../../../elements/drop-cap/drop-cap.tsx';

/** Drop caps on colored blocks, in two columns of short notes. */
export function BlockDropCaps() {
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      <DropCap variant="block" className="[--cap:var(--accent)]">
        Plans that live in the heads of three people are no plans. Write them down where everybody
        can see them, in words that the newest colleague understands, and cross them out in public
        when they turn out to be wrong.
      </DropCap>
      <DropCap variant="block">
        Numbers without a date are rumors. Every figure in your dashboard says when it was counted,
        by whom, and what was left out. That takes one more line, and saves the first ten minutes of
        every meeting.
      </DropCap>
    </div>
  );
}
