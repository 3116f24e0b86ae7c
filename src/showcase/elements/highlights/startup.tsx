import { Highlight } from '../../../elements/highlight/highlight.tsx';

/** Highlights in large type, in another theme. */
export function StartupMarks() {
  return (
    <p className="max-w-[18em] font-display text-h2 leading-[1.25] font-bold">
      Plan on Monday,{' '}
      <Highlight variant="marker" drawn className="[--marker:var(--sun,var(--highlight))]">
        build till Thursday
      </Highlight>
      , show on Friday and{' '}
      <span className="whitespace-nowrap">
        <Highlight variant="ring" drawn className="[--marker:var(--teal)]">
          go home
        </Highlight>
        .
      </span>
    </p>
  );
}
