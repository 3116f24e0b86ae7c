import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './maintenance.module.css';

interface ServicesStillOpenProps {
  heading: string;
  /** Channels that still work; those with a `link` are links. */
  items: readonly { label: string; title?: string; link?: string; text: string }[];
  media: SizedPicture;
  /** Portrait version of the picture. */
  upright: SizedPicture;
}

/** Services that still work during maintenance. */
export function ServicesStillOpen({ heading, items, media, upright }: ServicesStillOpenProps) {
  return (
    <section className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,46%)]">
      <div className="lf-container py-16 md:py-20 lg:mx-0 lg:max-w-none lg:py-24 lg:ps-[max(var(--page-margin),(100vw-77rem)/2)] lg:pe-14">
        <h2 className="font-display text-h2 font-bold tracking-heading">{heading}</h2>
        <dl className="mt-8 grid gap-7 md:mt-10">
          {items.map(({ label, title, link, text }) => (
            <div key={label} className="min-w-0">
              <dt className="font-display text-h4 font-bold">{label}</dt>
              <dd className="mt-1">
                {link && (
                  <a
                    href={link}
                    className="mb-1 inline-block lf-link text-lead font-semibold wrap-anywhere pointer-coarse:py-2.5"
                  >
                    {title}
                  </a>
                )}
                <p className="max-w-[34em] text-muted">{text}</p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Picture {...media} className={`${styles.stillDoor} lg:hidden`} imgClassName="w-full" />
      <Picture
        {...upright}
        className="hidden lg:block lg:h-full"
        imgClassName="size-full object-cover object-[100%_60%]!"
      />
    </section>
  );
}
