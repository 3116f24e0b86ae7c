import { Button } from '../../elements/button/button.tsx';
import styles from './closing-label.module.css';

interface ClosingLabelProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  /** Lines of the label: sender, recipient, weight. */
  lines: readonly { label: string; value: string }[];
}

/** Closing call to action in the form of a shipping label. */
export function ClosingLabel({ heading, content, action, lines }: ClosingLabelProps) {
  return (
    <section className={`${styles.section} lf-section`}>
      <div className="lf-container">
        <div className="mx-auto grid max-w-[62rem] rounded-xl border-2 border-ink bg-surface lg:grid-cols-[19rem_1fr]">
          <dl className="grid border-ink max-lg:border-b-2 sm:max-lg:grid-cols-3 lg:border-e-2">
            {lines.map(({ label, value }) => (
              <div
                key={label}
                className="border-ink p-5 max-sm:not-first:border-t sm:max-lg:not-first:border-s lg:not-first:border-t"
              >
                <dt className="text-caption text-muted">{label}</dt>
                <dd className="mt-1 font-semibold text-balance">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="p-6 sm:p-9">
            <h2 className="text-h1 font-bold wrap-anywhere">{heading}</h2>
            <p className="mt-5 max-w-[26em] text-lead">{content}</p>
            <Button href={action.link} size="lg" className="mt-7">
              {action.title}
            </Button>
            <div aria-hidden="true" className={`${styles.code} mt-10 h-14`} />
          </div>
        </div>
      </div>
    </section>
  );
}
