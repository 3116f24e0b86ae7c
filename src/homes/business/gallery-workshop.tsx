import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface WorkshopView {
  /** Object in the picture, in two or three words. */
  title: string;
  text: string;
  media: PictureName;
}

interface GalleryWorkshopProps {
  heading: string;
  items: readonly [WorkshopView, WorkshopView, WorkshopView, WorkshopView];
}

/** Shape of each picture; `className` sets its width and vertical offset. */
const shapes = [
  { className: 'lg:mt-64 lg:w-[21%]', ratio: '4/5', sizes: '(width >= 62rem) 21vw, 46vw' },
  { className: 'mt-14 lg:mt-56 lg:w-[30%]', ratio: '4/3', sizes: '(width >= 62rem) 30vw, 46vw' },
  { className: '-mt-6 lg:mt-16 lg:w-[17%]', ratio: '3/4', sizes: '(width >= 62rem) 17vw, 46vw' },
  { className: 'mt-4 lg:mt-0 lg:w-[32%]', ratio: '3/2', sizes: '(width >= 62rem) 32vw, 46vw' },
] as const;

/** Full-width row of four pictures at different heights, each with a title and a sentence. */
export function GalleryWorkshop({ heading, items }: GalleryWorkshopProps) {
  return (
    <section className="section overflow-x-clip" aria-labelledby="workshop-heading">
      <div className="container">
        <h2 id="workshop-heading" className="max-w-[9em] text-h2 font-bold tracking-tight">
          {heading}
        </h2>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-14 px-5 md:gap-x-6 md:px-6 lg:-mt-44 lg:flex lg:items-start lg:gap-x-[1.25vw] lg:px-0">
        {items.map(({ title, text, media }, index) => {
          const { className, ...shape } = shapes[index] ?? shapes[0];
          return (
            <li key={title} className={className}>
              <Picture name={media} {...shape} className="overflow-clip" />
              <p className="mt-4 max-w-[24em] lg:px-6">
                <strong className="block font-display text-h4 font-bold">{title}</strong>
                <span className="mt-1 block text-note text-muted">{text}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
