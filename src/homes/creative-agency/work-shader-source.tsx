import { type CSSProperties, Fragment } from 'react';
import '../../themes/tones.css';
import styles from './work-shader-source.module.css';

interface SourceBlock {
  /** Lines; a long one may break where a `\n` replaces a space. */
  code: readonly string[];
  /** Description of the lines. */
  note: string;
}

interface WorkShaderSourceProps {
  id: string;
  heading: string;
  lead: string;
  /** Description of the code for screen readers. */
  codeLabel: string;
  /** Text of the button that shows the remaining blocks on a phone. */
  moreLabel: string;
  blocks: readonly SourceBlock[];
}

/** Number of blocks on a phone before the button for the rest. */
const firstBlockCount = 3;

/** Shader source of a film line by line, with a description of the scene beside it. */
export function WorkShaderSource({
  id,
  heading,
  lead,
  codeLabel,
  moreLabel,
  blocks,
}: WorkShaderSourceProps) {
  const lineCountBefore = (index: number) =>
    blocks.slice(0, index).reduce((sum, { code }) => sum + code.length, 0);
  const renderBlocks = (start: number, end?: number) => (
    <ol className={styles.page} aria-label={codeLabel}>
      {blocks.slice(start, end).map(({ code, note }, index) => (
        <li key={note}>
          <p>{note}</p>
          <pre style={{ counterReset: `line ${lineCountBefore(start + index)}` }}>
            {code.map((line) => (
              <Line key={line} line={line} />
            ))}
          </pre>
        </li>
      ))}
    </ol>
  );
  return (
    <section id={id} data-tone="ink" className={styles.section}>
      <div className={styles.head}>
        <h2 className="font-extrabold">{heading}</h2>
        <p>{lead}</p>
      </div>
      {renderBlocks(0, firstBlockCount)}
      <details className={styles.more}>
        <summary>{moreLabel}</summary>
        {renderBlocks(firstBlockCount)}
      </details>
    </section>
  );
}

/** Line of code: keeps its indentation, and breaks only between tokens. */
function Line({ line }: { line: string }) {
  const code = line.trimStart();
  return (
    <code style={{ '--in': line.length - code.length } as CSSProperties}>
      {code.split('\n').map((segment, index) => (
        <Fragment key={segment}>
          {index > 0 && ' '}
          <span>{segment}</span>
        </Fragment>
      ))}
    </code>
  );
}
