import { PictureView } from '../../../elements/picture/picture-view.tsx';
import { ServiceCard } from '../../../elements/service/service-card.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';

const texts = [
  {
    title: 'Web applications',
    content: 'Raised like a barn wall: many hands, one Friday, and it stands.',
    link: '/page/web-dev',
    linkTitle: 'What we have raised',
    className: 'lg:col-span-3',
  },
  {
    title: 'Shops',
    content: 'A stall that is open at four in the morning and knows what is left in the crates.',
    link: '/page/Ecommerce',
    linkTitle: 'Open a stall',
    className: 'lg:col-span-2 [--stall:var(--accent-tint,var(--tint))]',
  },
  {
    title: 'Apps',
    content: 'Small things that grow in a pocket. They want water once a month.',
    link: '/page/MobileAppDev',
    linkTitle: 'Plant one',
    className: 'lg:col-span-5 [--stall:var(--deep-tint,var(--tint))]',
  },
];

/** Service tiles with pictures on colored grounds; the third is as wide as a row. */
export function ServiceTiles({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-5">
      {texts.map((text, index) => {
        const picture = pictures[index];
        return (
          <ServiceCard
            key={text.title}
            variant={index === 2 ? 'across' : 'stall'}
            media={
              picture && (
                <PictureView
                  picture={picture}
                  sizes="(width >= 62rem) 34rem, 90vw"
                  className="w-full max-w-104"
                />
              )
            }
            {...text}
          />
        );
      })}
    </div>
  );
}
