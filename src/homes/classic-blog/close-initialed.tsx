import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './close-initialed.css';
import { HandWords } from './hand/hand-words.tsx';

interface CloseInitialedProps {
  id: string;
  /** A ribbon between its spools, laid over the page without an edge. */
  media: PictureName;
  /** Leave to print, and its signer. */
  words: string;
  by: string;
}

/** Ends the page as a proof ends: with a pencil's leave, and a ribbon as its last rule. */
export function CloseInitialed({ id, media, words, by }: CloseInitialedProps) {
  return (
    <section id={id} className="initialed">
      <p className="initialed-words hand-broad">
        <HandWords text={words} />
      </p>
      <p className="initialed-by">
        <HandWords text={by} />
      </p>
      <Picture name={media} sizes="100vw" className="initialed-ribbon" />
    </section>
  );
}
