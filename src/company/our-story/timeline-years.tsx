import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { TimelineYear, type YearTextData, type YearTextLabels } from './timeline-year.tsx';
import styles from './timeline-years.module.css';

interface TimelineYearsProps {
  heading: string;
  lead: string;
  labels: YearTextLabels;
  /** Years in order; all drawings have the same size, so that they overlap exactly. */
  items: readonly (YearTextData & { img: PictureName })[];
}

/**
 * Timeline with a sticky drawing for each year: the next slides over the previous one
 * while the text scrolls.
 */
export function TimelineYears({ heading, lead, labels, items }: TimelineYearsProps) {
  return (
    <section className="lf-section" aria-labelledby="house-years">
      <div className="lf-container">
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-baseline">
          <h2 id="house-years" className="text-h1 font-bold tracking-tight lg:col-span-7">
            <span className="text-accent">{heading}</span>
          </h2>
          <p className="max-w-[34em] lg:col-span-5 lg:pl-6">{lead}</p>
        </div>
        <ol
          className={`${styles.years} mt-12 lg:mt-16`}
          style={{ '--count': items.length } as CSSProperties}
        >
          {items.map(({ img, ...item }, index) => (
            <li
              key={item.year}
              className={styles.year}
              style={{ '--row': index + 1 } as CSSProperties}
            >
              <Picture
                name={img}
                sizes="(width >= 75rem) 41rem, (width >= 62rem) 54vw, 100vw"
                className={`${styles.sheet} max-lg:-mx-5 md:max-lg:mx-0 lg:overflow-clip lg:rounded-lg`}
                imgClassName="print:max-h-[130mm]! print:w-auto!"
              />
              <TimelineYear {...item} labels={labels} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
