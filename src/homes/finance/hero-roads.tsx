import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';
import { HeroChart, type HeroRoadsData } from './hero-chart.tsx';
import './hero-roads.css';

interface Mark {
  title: string;
  text: string;
}

interface HeroRoadsProps {
  id: string;
  heading: string;
  lead: string;
  action: { title: string; link: string };
  roads: HeroRoadsData;
  /** The worst fall of the middle road, and where it ends. */
  fall: Mark & { quarter: number };
  /** Result of the middle road. */
  end: Mark;
  paidIn: string;
  /** Ages along the axis, evenly spread. */
  ages: readonly number[];
  ageLabel: string;
  caption: string;
  /** Text alternative of the chart, in a sentence. */
  summary: string;
}

/** Returns the balance at the upper edge, so that the middle road ends at seven tenths of the height. */
const topOf = ({ middle }: HeroRoadsData) => (middle.at(-1) ?? 1) / 0.7;

/** A full-width chart of savings on the first screen; the text is where the line is still low. */
export function HeroRoads(props: HeroRoadsProps) {
  const { roads, fall, end, ages } = props;
  const top = topOf(roads);
  const height = (balance = 0) => `${(balance / top) * 100}%`;
  const fallAt = {
    left: `${(fall.quarter / (roads.middle.length - 1)) * 100}%`,
    bottom: height(roads.middle[fall.quarter]),
  };
  return (
    <section id={props.id} data-first-screen="" data-tone="deep" className="hero-roads">
      <div className="hero-roads-words container">
        <h1 className="hero-roads-heading font-bold">{props.heading}</h1>
        <p className="hero-roads-lead text-lead">{props.lead}</p>
        <p>
          <Button href={props.action.link}>{props.action.title}</Button>
        </p>
      </div>
      <div className="hero-roads-plot">
        <HeroChart roads={roads} top={top} label={props.summary} />
        <p className="hero-roads-fall" style={fallAt}>
          <strong>{fall.title}</strong>
          <span>{fall.text}</span>
        </p>
        <p className="hero-roads-end" style={{ bottom: height(roads.middle.at(-1)) }}>
          <strong className="font-display">{end.title}</strong>
          <span>{end.text}</span>
        </p>
        <p className="hero-roads-paid">{props.paidIn}</p>
      </div>
      <ol className="hero-roads-ages" aria-hidden="true">
        {ages.map((age, index) => (
          <li key={age}>{index === 0 ? `${props.ageLabel} ${age}` : age}</li>
        ))}
      </ol>
      <p className="hero-roads-caption container text-caption text-muted">{props.caption}</p>
    </section>
  );
}
