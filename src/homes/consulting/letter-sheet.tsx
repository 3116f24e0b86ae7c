import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import type { LetterSheetCopy } from './question-copy.ts';

interface LetterSheetProps {
  copy: LetterSheetCopy;
  letter: readonly string[];
  onAgain: () => void;
}

/** The resulting letter, with its actions: print, copy, send, start again. */
export function LetterSheet({ copy, letter, onAgain }: LetterSheetProps) {
  const [copied, setCopied] = useState('');
  const copyLetter = async () => {
    const done = await copyText(letter.join('\n\n'));
    setCopied(done ? copy.copied : copy.notCopied);
  };
  return (
    <article className="neck-letter" data-print-sheet="">
      <h3 className="sr-only">{copy.heading}</h3>
      {letter.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="neck-deeds">
        <Button
          href={copy.send.link}
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(copy.before, [copy.before, ...letter].join('\n\n')),
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
          {copy.print}
        </Button>
        <Button type="button" tone="quiet" onClick={copyLetter}>
          {copy.copy}
        </Button>
        <Button type="button" tone="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
        <span role="status" className="neck-copied">
          {copied}
        </span>
      </div>
    </article>
  );
}
