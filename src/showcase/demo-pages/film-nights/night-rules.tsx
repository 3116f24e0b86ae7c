import { filmNights } from './copy.ts';
import '../../../themes/tones.css';

const { heading, items } = filmNights.rules;

/** List of things to bring and to leave at home, in large type. */
export function NightRules() {
  return (
    <section data-tone="ink" className="pt-4 pb-20 lg:pb-32">
      <div className="lf-container">
        <h2 className="text-caption font-semibold text-muted">{heading}</h2>
        <dl className="mt-6 max-w-[38em] text-h3 lg:ms-[25%]">
          {items.map(({ title, text }) => (
            <div key={title} className="mt-5">
              <dt className="inline font-display font-bold text-accent">{title}.</dt>{' '}
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
