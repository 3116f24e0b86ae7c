import type { Run } from './edit/diff-words.ts';
import type { Inline } from './edit/markdown-blocks.ts';
import errataSlipsStyles from './errata-slips.module.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';
import heroMarkedTitleStyles from './hero-marked-title.module.css';
import styles from './marked-inlines.module.css';

const leadingPunctuationPattern = /^[^\s\p{L}\p{N}]+/u;

/** Returns the punctuation at the beginning of a run, which stays on the line of the insertion before it. */
const leadingPunctuation = (run: Run | undefined) =>
  run?.kind === 'kept' ? (leadingPunctuationPattern.exec(run.text)?.[0] ?? '') : '';

const outerSpacePattern = /^(\s*)(.*?)(\s*)$/s;

/** Renders a deletion, without a line through its trailing space. */
function StruckText({ text }: { text: string }) {
  const [, before, core, after] = outerSpacePattern.exec(text) ?? [];
  return (
    <>
      {before}
      <span className={styles.struckText}>{core}</span>
      {after}
    </>
  );
}

/**
 * Renders a difference: deleted text is struck out, inserted text is handwritten.
 *
 * Styling hook: `data-before-mark` on a word before a punctuation mark.
 */
export function MarkedRuns({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ kind, text }, index) => {
    const key = `${index}${kind}`;
    if (kind === 'deleted')
      return (
        <del key={key} className={`${errataSlipsStyles.deletion} ${styles.deletion}`}>
          <StruckText text={text} />
          {/* Allows a line break before an insertion that is shown as type. */}
          {runs[index + 1]?.kind === 'inserted' && <wbr />}
        </del>
      );
    if (kind === 'inserted')
      return (
        <span
          key={key}
          className={styles.unbrokenEdit}
          data-before-mark={leadingPunctuation(runs[index + 1]) === '' ? undefined : ''}
        >
          <ins
            className={`${errataSlipsStyles.insertion} ${heroMarkedTitleStyles.insertion} ${styles.insertion}`}
          >
            {/^\s/.test(text) && ' '}
            <HandwrittenWords text={text.trim()} />
            {/\s$/.test(text) && ' '}
          </ins>
          {leadingPunctuation(runs[index + 1])}
        </span>
      );
    const movedPunctuation =
      runs[index - 1]?.kind === 'inserted' ? leadingPunctuation({ kind, text }) : '';
    return <span key={key}>{text.slice(movedPunctuation.length)}</span>;
  });
}

/** Renders an inline element of Markdown. */
export function MarkedInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'em':
      return <em>{inline.text}</em>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return <a href={inline.href}>{inline.text}</a>;
    default:
      return inline.text;
  }
}

/** Renders a line of Markdown. */
export function MarkedInlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => <MarkedInline key={index} inline={inline} />);
}
