import { PictureText } from '../../../elements/fancy-text/picture-text.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Word filled with a picture, as wide as its frame. */
export function PictureWord({ picture }: { picture: PictureRecord }) {
  return (
    <p className="text-center font-display text-[clamp(3.75rem,19vw,15.5rem)] leading-[0.86] font-extrabold tracking-poster">
      <PictureText picture={picture}>evening</PictureText>
    </p>
  );
}
