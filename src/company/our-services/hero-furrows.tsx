import { Cord } from '../../blocks/cord/cord.tsx';
import type { Vector } from '../../blocks/cord/cord-pen.ts';
import { cordPlace } from '../../blocks/cord/cord-place.ts';
import { cn } from '../../themes/cn.ts';
import { furrowsCord } from './furrows-cord.ts';
import styles from './hero-furrows.module.css';
import type { Service, ServiceDuration } from './service.ts';

interface HeroFurrowsProps {
  heading: string;
  lead: string;
  /** Accessible name of the list of links. */
  planLabel: string;
  /** Durations from the shortest to the one without an end. */
  durations: readonly ServiceDuration[];
  fields: readonly Service[];
  /** Word before a price. */
  fromLabel: string;
}

const wideFrame = {
  left: 78.5,
  top: 36,
  pitch: 72,
  gap: 32,
  longest: 640,
  loop: 12,
  perWeek: 1,
};
const narrowFrame = {
  left: 38,
  top: 20,
  pitch: 72,
  gap: 30,
  longest: 168,
  loop: 8,
  perWeek: 0.5,
};

/** Hero with the services as furrows that the cord draws, each as long as it takes. */
export function HeroFurrows(props: HeroFurrowsProps) {
  const { heading, lead, planLabel, durations, fields, fromLabel } = props;
  const wide = furrowsCord(durations, wideFrame);
  const narrow = furrowsCord(durations, narrowFrame);
  const rows = durations.length;
  const wideSize: Vector = [1280, wideFrame.top + rows * wideFrame.pitch - 20];
  const narrowSize: Vector = [390, narrowFrame.top + rows * narrowFrame.pitch];
  return (
    <section data-first-screen className={styles.hero}>
      <h1 className="lf-container pt-9 text-display font-bold tracking-closer text-balance lg:pt-6">
        {heading}
      </h1>
      <div className={styles.stage}>
        <p className={styles.text}>{lead}</p>
        <Cord
          wide={{ height: wideSize[1], path: wide.path }}
          narrow={{ height: narrowSize[1], path: narrow.path }}
          className="mt-4 lg:mt-2"
        >
          <ul aria-label={planLabel}>
            {durations.map(({ id, duration, weeks }, index) => {
              const field = fields.find((one) => one.id === id);
              const [end, narrowEnd] = [wide.ends[index], narrow.ends[index]];
              if (!field || !end || !narrowEnd) return null;
              return (
                <li
                  key={id}
                  style={cordPlace(
                    { at: end, size: wideSize },
                    { at: narrowEnd, size: narrowSize },
                  )}
                  className={cn(styles.furrow, !weeks && styles.endless)}
                >
                  <a href={`#${id}`} className={styles.name}>
                    {field.shortName}
                    {field.pricedPart && `, ${field.pricedPart}`}
                  </a>{' '}
                  <span>
                    {fromLabel} {field.price}
                  </span>{' '}
                  <span>{duration}</span>
                </li>
              );
            })}
          </ul>
        </Cord>
      </div>
    </section>
  );
}
