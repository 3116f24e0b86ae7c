import { Separator } from '../../../elements/separator/separator.tsx';

/** Separators in a story: a short line below the title, and three stars between scenes. */
export function StoryBreaks() {
  return (
    <div className="mx-auto grid max-w-[36em] gap-6">
      <h3 className="text-h2 font-bold">The sheet on the door</h3>
      <Separator variant="short" className="[--separator:var(--accent)]" />
      <p>
        At six in the morning the sheet said “noon full”. By seven somebody had written under it, in
        another hand, “not on Wednesdays”. Nobody knew who.
      </p>
      <Separator variant="stars" className="my-2 [--separator:var(--accent)]" />
      <p>
        Two years later the same sentence stands on the page, in the right place, on Wednesdays.
      </p>
    </div>
  );
}
