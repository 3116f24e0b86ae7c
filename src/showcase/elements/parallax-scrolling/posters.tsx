import { ParallaxColumns } from '../../../elements/parallax/parallax-columns.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

/** Parallax of three columns of posters; the middle one moves in the other direction. */
export function PosterWall({ pictures }: { pictures: readonly PictureRecord[] }) {
  const column = (from: number) =>
    pictures.slice(from, from + 3).map((picture) => ({
      id: picture.name,
      body: <PictureView picture={picture} sizes="(width >= 48rem) 24rem, 33vw" />,
    }));
  return <ParallaxColumns columns={[column(0), column(3), column(6)]} />;
}
