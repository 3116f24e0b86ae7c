import { cn } from '../../themes/cn.ts';
import styles from './hero-tally.module.css';

interface HeroTallyProps {
  heading: string;
  lead: string;
  /** Number of requests, number of apps built, and a sentence on both. */
  tally: { requestCount: number; appCount: number; sentence: string };
  /** Link to the decision guide. */
  action: { title: string; link: string };
}

/** Hero with an icon for each request, highlighted if it became an app. */
export function HeroTally({ heading, lead, tally, action }: HeroTallyProps) {
  return (
    <section data-first-screen className="bg-tint">
      <div className="lf-container pt-10 pb-12 lg:pt-14 lg:pb-16">
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
          <h1 className="text-display font-bold tracking-closer lg:col-span-6">{heading}</h1>
          <div className="lg:col-span-6 lg:col-start-7 lg:self-end">
            <p className="max-w-[34em] text-lead">{lead}</p>
            <a
              href={action.link}
              className="lf-link mt-4 inline-flex min-h-11 items-center text-lead font-semibold"
            >
              {action.title}
            </a>
          </div>
        </div>
        <div aria-hidden="true" className={styles.heroTally}>
          {Array.from({ length: tally.requestCount }, (_, index) => (
            <span
              key={`phone-${index + 1}`}
              data-print-colors=""
              className={cn(styles.phone, index < tally.appCount && styles.lit)}
            />
          ))}
        </div>
        <p className="mt-5 text-lead font-semibold">{tally.sentence}</p>
      </div>
    </section>
  );
}
