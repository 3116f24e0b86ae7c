import { useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { copyText } from '../../elements/copy-text/copy-text.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import type { LetterSheetCopy } from './question-copy.ts';

interface LetterSheetProps {
  words: LetterSheetCopy;
  letter: readonly string[];
  onAgain: () => void;
}

/** A letter on its sheet, with its actions: print, copy, send, begin again. */
export function LetterSheet({ words, letter, onAgain }: LetterSheetProps) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const done = await copyText(letter.join('\n\n'));
    setCopied(done ? words.copied : words.notCopied);
  };
  return (
    <article className="neck-letter" data-sheet="">
      <h3 className="sr-only">{words.heading}</h3>
      {letter.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="neck-deeds">
        <Button
          href={words.send.link}
          onClick={() =>
            fillForm(words.send.link, {
              comment: appendText(words.before, [words.before, ...letter].join('\n\n')),
            })
          }
        >
          {words.send.title}
        </Button>
        <Button
          type="button"
          tone="quiet"
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {words.print}
        </Button>
        <Button type="button" tone="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <Button type="button" tone="quiet" onClick={onAgain}>
          {words.again}
        </Button>
        <span role="status" className="neck-copied">
          {copied}
        </span>
      </div>
    </article>
  );
}
