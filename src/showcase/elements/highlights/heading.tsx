import { Highlight } from '../../../elements/highlight/highlight.tsx';

/** Highlights in a heading: a ring around one word and a line below two. */
export function HeadingMarks() {
  return (
    <h3 className="max-w-[14em] text-h1 leading-[1.16] font-bold tracking-close">
      We{' '}
      <Highlight variant="ring" drawn>
        show
      </Highlight>{' '}
      it every Friday, and you say{' '}
      <Highlight variant="line" drawn>
        what is wrong
      </Highlight>
    </h3>
  );
}
