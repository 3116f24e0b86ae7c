import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../looks/cn.ts';
import type { PictureName } from '../../media/pictures.ts';

interface SceneBesideProps {
  heading: string;
  paragraphs: readonly string[];
  /** A scene without a ground. */
  media: PictureName;
  /** At which edge of the page the scene stands, and leaves it. */
  side: 'start' | 'end';
}

/** A few paragraphs, and beside them a scene that stands out over an edge of the page. */
export function SceneBeside({ heading, paragraphs, media, side }: SceneBesideProps) {
  return (
    <section className="section overflow-x-clip">
      <div className="container grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className={cn('lg:col-span-6', side === 'start' && 'lg:order-2')}>
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em] text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          name={media}
          sizes="(width >= 62rem) 56vw, 100vw"
          className={cn(
            '-mx-5 lg:col-span-6 lg:mx-0',
            side === 'start' ? 'lg:-ml-[38%]' : 'lg:-mr-[28%]',
          )}
        />
      </div>
    </section>
  );
}
