import { Button } from '../../elements/button/button.tsx';
import styles from './hero-one-line.module.css';
import { oneLine } from './hero-one-line-path.ts';

interface HeroOneLineProps {
  id: string;
  /** Lines of the heading. */
  heading: readonly string[];
  lead: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
  /** Text alternative of the drawing. */
  drawingLabel: string;
}

/** Headline beside a portrait in one continuous line, which is animated. */
export function HeroOneLine({
  id,
  heading,
  lead,
  action,
  secondaryAction,
  drawingLabel,
}: HeroOneLineProps) {
  return (
    <section id={id} data-first-screen="" className={styles.section}>
      <div className={styles.text}>
        <h1 className={`${styles.heading} font-extrabold`}>
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <Button href={action.link} tone="ink">
            {action.title}
          </Button>
          <Button href={secondaryAction.link} tone="quiet">
            {secondaryAction.title}
          </Button>
        </p>
      </div>
      <svg className={styles.drawing} viewBox="0 96 1440 832" role="img" aria-label={drawingLabel}>
        <path d={oneLine} pathLength="1" />
      </svg>
    </section>
  );
}
