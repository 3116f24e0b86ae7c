import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './closing-initialed.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';

interface ClosingInitialedProps {
  id: string;
  /** Picture of a typewriter ribbon on a transparent background. */
  media: PictureName;
  /** Handwritten release for print. */
  release: string;
  /** Handwritten signature and time below the release. */
  signature: string;
}

/** End of the page like that of a proof: a handwritten release for print, and a ribbon as a rule. */
export function ClosingInitialed({ id, media, release, signature }: ClosingInitialedProps) {
  return (
    <section id={id} className="initialed">
      <p className="initialed-words hand-broad">
        <HandwrittenWords text={release} />
      </p>
      <p className="initialed-by">
        <HandwrittenWords text={signature} />
      </p>
      <Picture name={media} sizes="100vw" className="initialed-ribbon" />
    </section>
  );
}
