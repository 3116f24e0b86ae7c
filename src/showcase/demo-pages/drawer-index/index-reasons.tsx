import { drawerIndex } from './copy.ts';
import '../../../themes/tones.css';

const { heading, notes } = drawerIndex.reasons;

/** Closing section: reasons for a fixed header. */
export function IndexReasons() {
  return (
    <section id="notes" data-tone="highlight" className="lf-section">
      <div className="lf-container">
        <h2 className="text-h2 font-bold">{heading}</h2>
        <dl className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2 lg:ms-[25%]">
          {notes.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-display text-h4 font-bold">{term}</dt>
              <dd className="mt-2 max-w-[30em]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
