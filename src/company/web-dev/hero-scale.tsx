import { formatNumber } from '../../content/formats.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './hero-scale.module.css';

interface HeroScaleProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Two pages to compare, the heavier one first. */
  pages: readonly { label: string; kilobytes: number }[];
}

/** Hero with two bars that compare the weights of two pages. */
export function HeroScale({ heading, lead, media, pages }: HeroScaleProps) {
  const heaviest = Math.max(1, ...pages.map(({ kilobytes }) => kilobytes));
  return (
    <section data-first-screen className="overflow-x-clip">
      <div className="container grid gap-x-6 gap-y-5 pt-9 lg:grid-cols-12 lg:pt-12">
        <h1 className="text-display font-bold tracking-closer lg:col-span-12 lg:max-w-[13em]">
          {heading}
        </h1>
        <p className="max-w-[31em] text-lead lg:col-span-6 lg:col-start-7 lg:self-end lg:pb-14">
          {lead}
        </p>
        <Picture
          {...media}
          priority
          className="relative z-10 -mb-[9%] max-lg:mx-[6%] lg:col-span-6 lg:col-start-1 lg:row-start-2 lg:-mt-6 lg:-mb-14 lg:-ml-10 print:w-1/2"
        />
      </div>
      <dl className={`${styles.heroScale} pb-8 lg:pb-12`}>
        {pages.map(({ label, kilobytes }) => (
          <div
            key={label}
            style={{ backgroundSize: `${cssPercent(kilobytes / heaviest)} var(--high)` }}
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="font-display text-h3 font-bold tabular-nums">
              {formatNumber(kilobytes)} KB
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
