import { DropCap } from '../../../elements/drop-cap/drop-cap.tsx';

/** Drop cap three lines deep, in a text of two columns. */
export function SunkDropCap() {
  return (
    <div className="gap-14 md:columns-2">
      <DropCap variant="sunk">
        Marta opens the booth at ten to six. She lights the stove, turns the sign, and reads the
        sheet that somebody from the night boat has pinned to the door. For nineteen years that
        sheet was the only place where it said which of the nine boats was full. Who wanted to know
        had to drive down to the water, or ring; and so the telephone rang, two hundred times a day.
      </DropCap>
      <p className="mt-4">
        We asked whether we might sit behind her for two days. She said that there was only one
        chair. We brought a stool, a thermos and a pad, and made a stroke for every call. On the
        second evening the pad said what no meeting had said before: nearly half of all callers
        wanted one single thing.
      </p>
    </div>
  );
}
