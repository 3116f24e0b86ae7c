import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-initialed.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';

interface ClosingInitialedProps {
  id: string;
  /** A ribbon between its spools, laid over the page without an edge. */
  media: PictureName;
  /** Leave to print, and its signer. */
  words: string;
  by: string;
}

/** Ends the page as a proof ends: with a pencil's leave, and a ribbon as its last rule. */
export function ClosingInitialed({ id, media, words, by }: ClosingInitialedProps) {
  return (
    <section id={id} className="initialed">
      <p className="initialed-words hand-broad">
        <HandwrittenWords text={words} />
      </p>
      <p className="initialed-by">
        <HandwrittenWords text={by} />
      </p>
      <Picture name={media} sizes="100vw" className="initialed-ribbon" />
    </section>
  );
}
