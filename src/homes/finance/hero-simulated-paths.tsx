import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';
import { HeroChart, type SimulatedPathsData } from './hero-chart.tsx';
import './hero-simulated-paths.css';

interface Mark {
  title: string;
  text: string;
}

interface HeroSimulatedPathsProps {
  id: string;
  heading: string;
  lead: string;
  action: { title: string; link: string };
  paths: SimulatedPathsData;
  /** Label of the maximum drawdown of the median path, and the quarter in which it ends. */
  fall: Mark & { quarter: number };
  /** Result of the median path. */
  end: Mark;
  paidIn: string;
  /** Ages along the axis, evenly spread. */
  ages: readonly number[];
  ageLabel: string;
  caption: string;
  /** Text alternative of the chart, in a sentence. */
  summary: string;
}

/** Returns the balance at the upper edge, so that the median path ends at seven tenths of the height. */
const topOf = ({ middle }: SimulatedPathsData) => (middle.at(-1) ?? 1) / 0.7;

/** Hero with a full-width chart of savings, and the text above the low part of the line. */
export function HeroSimulatedPaths(props: HeroSimulatedPathsProps) {
  const { paths, fall, end, ages } = props;
  const top = topOf(paths);
  const height = (balance = 0) => `${(balance / top) * 100}%`;
  const fallAt = {
    left: `${(fall.quarter / (paths.middle.length - 1)) * 100}%`,
    bottom: height(paths.middle[fall.quarter]),
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
        <HeroChart paths={paths} top={top} label={props.summary} />
        <p className="hero-roads-fall" style={fallAt}>
          <strong>{fall.title}</strong>
          <span>{fall.text}</span>
        </p>
        <p className="hero-roads-end" style={{ bottom: height(paths.middle.at(-1)) }}>
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
      <p className="hero-roads-caption container text-note text-muted">{props.caption}</p>
    </section>
  );
}
