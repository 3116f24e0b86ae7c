import { cssPercent } from '../../themes/css-percent.ts';
import '../../themes/tones.css';
import { Button } from '../../elements/button/button.tsx';
import { HeroChart, type SimulatedPathsData } from './hero-chart.tsx';
import styles from './hero-simulated-paths.module.css';

interface ChartLabel {
  title: string;
  text: string;
}

interface HeroSimulatedPathsProps {
  id: string;
  heading: string;
  lead: string;
  action: { title: string; link: string };
  paths: SimulatedPathsData;
  /** Label of the maximum drawdown of the median path; `quarter` is the one in which it ends. */
  drawdownLabel: ChartLabel & { quarter: number };
  /** Result of the median path. */
  end: ChartLabel;
  paidLabel: string;
  /** Ages along the axis, evenly spread. */
  ages: readonly number[];
  ageLabel: string;
  caption: string;
  /** Text alternative of the chart, in a sentence. */
  summary: string;
}

/** Returns the balance at the upper edge, so that the median path ends at seven tenths of the height. */
const upperEdgeBalance = ({ median }: SimulatedPathsData) => (median.at(-1) ?? 1) / 0.7;

/** Hero with a full-width chart of savings, and the text above the low part of the line. */
export function HeroSimulatedPaths(props: HeroSimulatedPathsProps) {
  const { paths, drawdownLabel, end, ages } = props;
  const top = upperEdgeBalance(paths);
  const height = (balance = 0) => cssPercent(balance / top);
  const drawdownPosition = {
    left: cssPercent(drawdownLabel.quarter / (paths.median.length - 1)),
    bottom: height(paths.median[drawdownLabel.quarter]),
  };
  return (
    <section id={props.id} data-first-screen="" data-tone="deep" className={styles.section}>
      <div className={`${styles.text} lf-container`}>
        <h1 className={`${styles.heading} font-bold`}>{props.heading}</h1>
        <p className={`${styles.lead} text-lead`}>{props.lead}</p>
        <p>
          <Button href={props.action.link}>{props.action.title}</Button>
        </p>
      </div>
      <div className={styles.plot}>
        <HeroChart paths={paths} top={top} label={props.summary} />
        <p className={styles.drawdown} style={drawdownPosition}>
          <strong>{drawdownLabel.title}</strong>
          <span>{drawdownLabel.text}</span>
        </p>
        <p className={styles.endValue} style={{ bottom: height(paths.median.at(-1)) }}>
          <strong className="font-display">{end.title}</strong>
          <span>{end.text}</span>
        </p>
        <p className={styles.paidLabel}>{props.paidLabel}</p>
      </div>
      <ol className={styles.ages} aria-hidden="true">
        {ages.map((age, index) => (
          <li key={age}>{index === 0 ? `${props.ageLabel} ${age}` : age}</li>
        ))}
      </ol>
      <p className={`${styles.caption} lf-container text-note text-muted`}>{props.caption}</p>
    </section>
  );
}
