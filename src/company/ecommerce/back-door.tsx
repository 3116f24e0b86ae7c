import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface BackDoorProps {
  heading: string;
  paragraphs: readonly string[];
  media: PictureName;
  caption: string;
}

/** Goods from edge to edge, and a sheet that lies over their lower edge with what is said of them. */
export function BackDoor({ heading, paragraphs, media, caption }: BackDoorProps) {
  return (
    <section className="overflow-x-clip bg-surface">
      <Picture
        name={media}
        sizes="(width >= 48rem) 100vw, 160vw"
        className="aspect-square md:aspect-[2/1] lg:aspect-[5/2]"
        imgClassName="size-full object-cover"
      />
      <div className="container grid gap-x-6 gap-y-6 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="relative -mt-16 bg-paper p-6 md:p-10 lg:col-span-8 lg:-mt-44 lg:p-14">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[38em] text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="max-w-[26em] text-caption text-muted lg:col-span-4 lg:pt-6 lg:pl-6">
          {caption}
        </p>
      </div>
    </section>
  );
}
