import styles from './channel-strips.module.css';
import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';

interface ClosingCostStripProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  /** Caption of the bar. */
  barLabel: string;
  /** Segments of the bar, as wide as their amounts. */
  segments: readonly { id: string; cents: number }[];
  facts: readonly { label: string; value: string; detail: string }[];
}

/** Closing call to action with a bar of costs, and three prices. */
export function ClosingCostStrip({
  heading,
  content,
  action,
  barLabel,
  segments,
  facts,
}: ClosingCostStripProps) {
  return (
    <section data-tone="accent-tint">
      <div role="img" aria-label={barLabel} className="flex h-10 lg:h-16">
        {segments.map(({ id, cents }) => (
          <span
            key={id}
            className={styles.strip}
            data-channel={id}
            style={{ flex: `${cents} 0 0` }}
          />
        ))}
      </div>
      <div className="lf-section lf-container">
        <h2 className="max-w-[11em] text-display font-extrabold tracking-closer">{heading}</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-12 gap-y-6">
          <p className="max-w-[32em] text-lead">{content}</p>
          <Button href={action.link} size="lg" tone="ink">
            {action.title}
          </Button>
        </div>
        <dl className="mt-16 grid gap-x-6 gap-y-8 sm:grid-cols-3">
          {facts.map(({ label, value, detail }) => (
            <div key={label} className="flex flex-col border-t-2 border-ink pt-4">
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1">
                <span className="block font-display text-h2 font-extrabold tabular-nums">
                  {value}
                </span>
                <span className="text-note text-muted">{detail}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
