import { openingOf, withUnbrokenNames } from './names.ts';
import { RunningHead } from './running-head.tsx';
import { priceOf } from './word-price.ts';
import './classified-agate.css';

interface ClassifiedAgateProps {
  runningHead: { page: string; title: string; date: string };
  id: string;
  heading: string;
  rate: string;
  orderLink: { title: string; link: string };
  groups: readonly { heading: string; items: readonly string[] }[];
}

/** Text of a classified advertisement; its beginning is bold. */
function Notice({ text }: { text: string }) {
  const opening = openingOf(text);
  return (
    <p className="agate-notice">
      <b>{withUnbrokenNames(opening)}</b>
      {withUnbrokenNames(text.slice(opening.length))}{' '}
      <span className="agate-price">{priceOf(text)}</span>
    </p>
  );
}

/** Page of classified advertisements, each with its price by number of words. */
export function ClassifiedAgate({
  runningHead,
  id,
  heading,
  rate,
  orderLink,
  groups,
}: ClassifiedAgateProps) {
  return (
    <section id={id} className="inside-page agate">
      <RunningHead {...runningHead} />
      <div className="agate-head">
        <h2 className="agate-heading">{heading}</h2>
        <p>
          {rate}{' '}
          <a href={orderLink.link} className="agate-place">
            {orderLink.title}
          </a>
        </p>
      </div>
      <div className="agate-columns">
        {groups.map(({ heading: title, items }) => (
          <div key={title} className="agate-group">
            <h3 className="agate-title">{title}</h3>
            {items.map((text) => (
              <Notice key={text} text={text} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
