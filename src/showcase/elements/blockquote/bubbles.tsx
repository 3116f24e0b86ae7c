import { Blockquote } from '../../../elements/blockquote/blockquote.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Two quotations as speech bubbles, in the colors of the theme. */
export function QuoteBubbles({ pictures }: { pictures: readonly PictureRecord[] }) {
  const [asking, answering] = pictures;
  const face = (picture?: PictureRecord) =>
    picture && <PictureView picture={picture} alt="" ratio="1" sizes="4rem" />;
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-6">
      <Blockquote
        variant="bubble"
        name="Ines"
        designation="Eleven people, one office"
        picture={face(asking)}
      >
        “How long until everybody uses it?”
      </Blockquote>
      <Blockquote
        variant="bubble"
        name="Tomasz"
        designation="Forty people, three offices"
        picture={face(answering)}
        className="[--bubble:var(--ink)] [--bubble-words:var(--paper)] md:mt-20"
      >
        “With us it was two weeks. The last one to come was me, and I had bought it.”
      </Blockquote>
    </div>
  );
}
