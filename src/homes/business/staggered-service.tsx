import { cva } from 'class-variance-authority';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FeatureItem } from '../../content/schema/feature-item.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

/** A service on the staggered grid. */
export type StaggeredItem = Pick<FeatureItem, 'title' | 'content'> & {
  /** Price and duration in words. */
  terms: string;
  linkTitle: string;
  link: string;
  img: PictureName;
};

const articleClass = cva('group relative grid content-start gap-x-6 gap-y-6', {
  variants: {
    form: {
      large: 'lg:col-span-7 lg:row-start-1 lg:grid-cols-7',
      tall: 'lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:mt-44',
      small: 'sm:grid-cols-2 lg:col-span-6 lg:col-start-2 lg:row-start-2 lg:items-center',
    },
  },
});

const pictureClass = cva('overflow-clip', {
  variants: {
    form: {
      large: 'rounded-2xl bg-tint lg:col-span-7 lg:-ml-[min(4vw,3rem)]',
      tall: 'rounded-2xl bg-[color-mix(in_oklab,var(--accent)_16%,var(--paper))]',
      small: 'self-center rounded-full bg-[color-mix(in_oklab,var(--deep)_20%,var(--paper))]',
    },
  },
});

const shapes = {
  large: { ratio: '3/2', sizes: '(width >= 62rem) 58vw, 100vw' },
  tall: { ratio: '4/5', sizes: '(width >= 62rem) 32vw, 100vw' },
  small: { ratio: '1/1', sizes: '(width >= 62rem) 24vw, (width >= 36rem) 50vw, 100vw' },
} as const;

interface StaggeredServiceProps {
  item: StaggeredItem;
  form: keyof typeof shapes;
}

/** Service card that is one link as a whole. */
export function StaggeredService({ item, form }: StaggeredServiceProps) {
  return (
    <article className={articleClass({ form })}>
      <div className={pictureClass({ form })}>
        <Picture
          name={item.img}
          {...shapes[form]}
          imgClassName={cn(
            'transition-transform duration-600 ease-out-soft group-hover:scale-[1.03]',
            // Keeps the object, left of the center, within the narrow crop.
            form === 'tall' && 'object-[30%_50%]!',
          )}
        />
      </div>
      <div className={form === 'large' ? 'lg:col-span-3' : undefined}>
        <h3 className="text-h3 font-bold tracking-tight">{item.title}</h3>
        {form !== 'large' && <ServiceText item={item} />}
      </div>
      {form === 'large' && (
        <div className="-mt-3 lg:col-span-4 lg:mt-1">
          <ServiceText item={item} />
        </div>
      )}
    </article>
  );
}

function ServiceText({ item }: { item: StaggeredItem }) {
  return (
    <>
      <p className="lf-measure mt-3 first:mt-0">{item.content}</p>
      <p className="mt-3 text-note text-muted">{item.terms}</p>
      <a
        href={item.link}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 decoration-accent underline-offset-[0.35em] after:absolute after:inset-0 hover:decoration-4"
      >
        {item.linkTitle}
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-hover:translate-x-1"
        />
      </a>
    </>
  );
}
