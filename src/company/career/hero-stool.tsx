import ArrowDown from 'lucide-react/icons/arrow-down';
import { Cord, type CordDrawing } from '../../blocks/cord/cord.tsx';
import styles from './hero-stool.module.css';
import { narrow, type Workplace, wide } from './workplace-cord.ts';

interface HeroStoolProps {
  heading: string;
  lead: string;
  /** Link to the openings on the same page. */
  action: { title: string; link: string };
}

/** Returns the workplace with what is not cord: the light. */
const drawingOf = ({ light, ...drawing }: Workplace): CordDrawing => ({
  ...drawing,
  shapes: <path d={light} className={styles.light} />,
});
const drawings = { wide: drawingOf(wide), narrow: drawingOf(narrow) };

/** Heading and lead, beside an empty stool at a bench that the cord draws. */
export function HeroStool({ heading, lead, action }: HeroStoolProps) {
  return (
    <section data-first-screen="" className={`${styles.hero} pt-8 md:pt-6`}>
      <div className="lf-container">
        <h1 className="font-display text-display font-extrabold tracking-closer">{heading}</h1>
      </div>
      <div className={`${styles.lead} lf-container pt-5 pb-4 md:pt-10`}>
        <p className="max-w-[24em] text-lead md:max-w-[38%]">{lead}</p>
        <a
          href={action.link}
          className="mt-4 inline-flex min-h-11 items-center gap-3 font-semibold decoration-accent decoration-2 underline-offset-6 hover:underline md:mt-6"
        >
          <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
            <ArrowDown size={20} aria-hidden />
          </span>
          {action.title}
        </a>
      </div>
      <Cord {...drawings} className={styles.workplace} />
    </section>
  );
}
