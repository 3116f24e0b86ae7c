import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import type { LetterSheetCopy } from './question-copy.ts';
import styles from './three-questions.module.css';

interface LetterSheetProps {
  copy: LetterSheetCopy;
  letter: readonly string[];
  onRestart: () => void;
}

/**
 * The resulting letter, with its actions: print, copy, send, start again.
 *
 * @internal
 */
export function LetterSheet({ copy, letter, onRestart }: LetterSheetProps) {
  const [copyStatus, setCopyStatus] = useState('');
  const copyLetter = async () => {
    const isCopied = await copyText(letter.join('\n\n'));
    setCopyStatus(isCopied ? copy.copied : copy.notCopied);
  };
  return (
    <article className={styles.letter} data-print-sheet="">
      <h3 className="sr-only">{copy.heading}</h3>
      {letter.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={styles.actions}>
        <Button
          href={copy.send.link}
          data-replay-until="island"
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(
                copy.messageHeading,
                [copy.messageHeading, ...letter].join('\n\n'),
              ),
            })
          }
        >
          {copy.send.title}
        </Button>
        <Button
          type="button"
          tone="quiet"
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {copy.printLabel}
        </Button>
        <Button type="button" tone="quiet" onClick={copyLetter}>
          {copy.copyLabel}
        </Button>
        <Button type="button" tone="quiet" onClick={onRestart}>
          {copy.restartLabel}
        </Button>
        <span role="status" className={styles.copied}>
          {copyStatus}
        </span>
      </div>
    </article>
  );
}
