import ArrowRight from 'lucide-react/icons/arrow-right';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import './features-shapes.css';

interface ShapedFeature {
  title: string;
  content: string;
  linkTitle?: string;
  link?: string;
  media: PictureName;
}

interface FeaturesShapesProps {
  /** Anchor of the section. */
  id: string;
  heading: string;
  /** Three boxes: a block, a disc and an arch, in this order. */
  items: readonly ShapedFeature[];
}

/** Position of each box, and the crop of its picture. */
const places = [
  {
    box: 'md:col-span-6 lg:col-span-5',
    cut: 'rounded-[2.75rem] shape-sun',
    ratio: '1/1',
    sizes: '(width >= 80rem) 510px, (width >= 62rem) 40vw, (width >= 48rem) 47vw, 90vw',
  },
  {
    box: 'ms-auto w-4/5 md:col-span-5 md:col-start-8 md:mt-40 md:w-full lg:col-span-3 lg:col-start-6 lg:mt-56',
    cut: 'rounded-full shape-coral',
    ratio: '1/1',
    sizes: '(width >= 80rem) 300px, (width >= 62rem) 24vw, (width >= 48rem) 39vw, 72vw',
  },
  {
    box: 'md:col-span-7 md:-mt-16 lg:col-span-4 lg:mt-20',
    cut: 'rounded-t-full rounded-b-[2.75rem] shape-mint',
    ratio: '4/5',
    sizes: '(width >= 80rem) 405px, (width >= 62rem) 32vw, (width >= 48rem) 55vw, 90vw',
  },
] as const;

/** Three features at three sizes and heights, each cut to its own shape. */
export function FeaturesShapes({ id, heading, items }: FeaturesShapesProps) {
  return (
    <section id={id} className="section">
      <div className="container">
        <h2 className="max-w-[14em] font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <ul className="mt-10 grid gap-x-6 gap-y-14 md:mt-16 md:grid-cols-12">
          {items.map((item, index) => {
            const place = places[index % places.length] ?? places[0];
            return (
              <li key={item.title} className={cn('enter-up', place.box)}>
                <CroppedPicture
                  name={item.media}
                  sizes={place.sizes}
                  ratio={place.ratio}
                  className={cn('feature-shape', place.cut)}
                />
                <h3 className="mt-6 font-display text-h3 font-bold tracking-easy">{item.title}</h3>
                <p className="mt-3 max-w-[30em] text-muted">{item.content}</p>
                {item.link && item.linkTitle && (
                  <a
                    href={item.link}
                    className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold decoration-accent decoration-2 underline-offset-6 hover:underline"
                  >
                    {item.linkTitle}
                    <ArrowRight size={18} className="text-accent" aria-hidden />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
