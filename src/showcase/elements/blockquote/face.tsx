import { Blockquote } from '../../../elements/blockquote/blockquote.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Quotation beside the portrait of its speaker. */
export function QuoteWithFace({ picture }: { picture: PictureRecord }) {
  return (
    <Blockquote
      variant="card"
      name="Bernard Okafor"
      designation="Bread and pastry, on the corner since 1981"
      picture={<PictureView picture={picture} alt="" ratio="1" sizes="15rem" />}
    >
      “They asked how many loaves I throw away. Nobody who sold me a website had ever asked that.
      Now the shop closes its own orders at four, and I throw away six.”
    </Blockquote>
  );
}
