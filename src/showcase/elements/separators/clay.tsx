import { Separator } from '../../../elements/separator/separator.tsx';

/** Separators between paragraphs: a wave and a row of dots. */
export function SoftSeparators() {
  return (
    <div className="grid gap-8 md:gap-10">
      <p className="max-w-[26em] font-display text-h3 font-bold">
        Hours go in at the top. What comes out below is an invoice that nobody asks about.
      </p>
      <Separator variant="wave" className="[--separator:var(--teal)]" />
      <p className="max-w-[26em] md:ms-auto">
        In between, somebody has looked at it. That is the part that we did not automate.
      </p>
      <Separator
        variant="dotted"
        className="h-3! bg-size-[28px_12px]! [--separator:var(--coral)]"
      />
      <p className="font-semibold">Free for five people, for as long as they are five.</p>
    </div>
  );
}
