import { Highlight } from '../../../elements/highlight/highlight.tsx';

/** Highlights like those of a felt pen, in a text of several lines. */
export function MarkerText() {
  return (
    <p className="max-w-[34em] text-lead">
      Of 391 calls in two days,{' '}
      <Highlight variant="marker" drawn>
        172 asked when the next boat leaves
      </Highlight>
      , 98 whether there was room, and 61 wanted to change a booking or cancel it. Sixty people
      called to book. One man called to say{' '}
      <Highlight variant="marker" drawn className="[--marker:var(--tint)]">
        that he liked the fog
      </Highlight>
      .
    </p>
  );
}
