import '../../themes/tones.css';
import './list-scraps.css';

interface ListScrapsProps {
  id: string;
  heading: string;
  /** Canceled measures, each with its reason and its costs. */
  scraps: readonly { title: string; text: string; cost: string }[];
  foot: string;
}

/** Canceled measures as scraps of paper. */
export function ListScraps({ id, heading, scraps, foot }: ListScrapsProps) {
  return (
    <section id={id} data-tone="accent" className="floor">
      <h2 className="floor-heading">{heading}</h2>
      <ul className="floor-scraps">
        {scraps.map(({ title, text, cost }) => (
          <li key={title}>
            <div className="scrap">
              <h3 className="scrap-title">{title}</h3>
              <p>{text}</p>
              <p className="scrap-from">{cost}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="floor-foot text-lead">{foot}</p>
    </section>
  );
}
