import { Heading } from '../../../elements/heading/heading.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Heading with a small picture in the line of its words. */
export function HeadingWithPicture({ picture }: { picture: PictureRecord }) {
  return (
    <Heading level={3} size="display" className="[&>h3]:max-w-[11em]">
      Work that{' '}
      <PictureView
        picture={picture}
        alt=""
        sizes="14rem"
        className="inline-block h-[0.72em] w-[1.7em] overflow-clip rounded-full align-[-0.04em] [&>img]:h-full"
      />{' '}
      is there on Friday
    </Heading>
  );
}
