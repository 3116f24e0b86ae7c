'use client';

import { Tabs } from '../../../elements/tabs/tabs.tsx';

const pictureClasses = 'aspect-[16/10] w-full rounded-xl object-cover';

/** Tabs at the side of their panels from 768 px on. */
export function TabSide() {
  return (
    <Tabs
      variant="side"
      label="What we build"
      items={[
        {
          id: 'side-web',
          label: 'Web applications',
          panel: (
            <>
              <img
                src="/media/service-web-1600.avif"
                alt=""
                width="960"
                height="720"
                loading="lazy"
                className={pictureClasses}
              />
              <p className="lf-measure mt-5">
                Bookings, timetables, claims: the things a firm runs on, in a browser that everybody
                has.
              </p>
            </>
          ),
        },
        {
          id: 'side-shop',
          label: 'Shops',
          panel: (
            <>
              <img
                src="/media/service-shop-1600.avif"
                alt=""
                width="960"
                height="720"
                loading="lazy"
                className={pictureClasses}
              />
              <p className="lf-measure mt-5">
                31,000 kinds of screw, findable by photograph. Or eleven cheeses. Both have to load
                fast.
              </p>
            </>
          ),
        },
        {
          id: 'side-app',
          label: 'Apps',
          panel: (
            <>
              <img
                src="/media/service-app-1600.avif"
                alt=""
                width="960"
                height="720"
                loading="lazy"
                className={pictureClasses}
              />
              <p className="lf-measure mt-5">
                For iOS and Android, where a website will not do. About half of those who ask need
                one.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
