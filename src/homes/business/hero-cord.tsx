import type { CSSProperties } from 'react';
import { Cord } from '../../blocks/cord/cord.tsx';
import { LocalTime } from '../../blocks/cord/local-time.tsx';
import { Button } from '../../elements/button/button.tsx';
import styles from './hero-cord.module.css';
import {
  type Building,
  type FirstStretch,
  firstRow,
  secondRow,
  thirdRow,
  wideHero,
} from './hero-drawing.ts';
import { MillHours } from './mill-hours.tsx';
import { Receiver } from './receiver.tsx';

/** Text below a thing of the drawing. */
interface HeroLabel {
  title: string;
  text: string;
  link: string;
}

interface HeroCordProps {
  /** Sentences of the headline, each on a new line. */
  heading: readonly string[];
  lead: string;
  /** Calls to action; the first is the primary one. */
  actions: readonly { title: string; link: string }[];
  /** Description of the drawing, for screen readers. */
  drawingLabel: string;
  /** Telephone number, below the receiver. */
  receiver: HeroLabel;
  /** Kinds of work, with their prices: below the page, the parcel, and the phone. */
  things: readonly [HeroLabel, HeroLabel, HeroLabel];
  /** Building at the end of the drawing, and the text below it; a firm without one has none. */
  building: (HeroLabel & { form: NonNullable<Building> }) | null;
}

/**
 * Headline, and the beginning of the cord: it goes from the receiver through the three kinds of work to the
 * building of the firm. In narrow windows it does so in rows, as a text.
 */
export function HeroCord(props: HeroCordProps) {
  const { heading, lead, actions, drawingLabel, receiver, things, building } = props;
  const [page, parcel, phone] = things;
  const wide = wideHero(building?.form ?? null);
  const [first, second, third] = [firstRow(), secondRow(), thirdRow()];
  const [receiverX = 0, pageX = 0, parcelX = 0, phoneX = 0, buildingX = 1280] = wide.starts;
  const groups = building ? [0, parcelX, buildingX, 1280] : [0, parcelX, 1280];
  return (
    <section
      data-first-screen
      className="pt-8 pb-8 md:pb-12 lg:pt-[clamp(0.5rem,9svh-3.25rem,5rem)]"
    >
      <div className="lf-container relative z-10">
        <h1 className="text-display font-bold tracking-closer">
          {heading.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[30em] text-lead lg:max-w-[min(40em,66vw)]">{lead}</p>
        <p className="mt-6 flex flex-wrap gap-x-3 gap-y-1 lg:max-w-[66vw]">
          {actions.map(({ title, link }, index) => (
            <Button
              key={link}
              href={link}
              tone={index === 0 ? 'solid' : 'quiet'}
              className={index === 0 ? undefined : 'max-sm:px-0'}
            >
              {title}
            </Button>
          ))}
        </p>
      </div>
      <div
        className={styles.rows}
        style={{ '--rise': wide.rise / 1280, '--groups': columnsOf(groups) } as CSSProperties}
      >
        <Cord
          wide={drawingOf(wide)}
          narrow={drawingOf(first)}
          label={drawingLabel}
          className={styles.drawing}
        />
        <Labels
          wide={[0, receiverX, pageX, parcelX]}
          narrow={[0, ...first.starts, 390]}
          items={[receiver, page]}
        />
        <Cord narrow={second} className="md:hidden" />
        <Labels
          wide={[parcelX, parcelX, phoneX, buildingX]}
          narrow={[0, ...second.starts, 390]}
          items={[parcel, phone]}
        />
        {building && (
          <>
            <Cord
              narrow={{ ...third, behind: <MillHours {...third.mill} /> }}
              className="md:hidden"
            />
            <Labels
              wide={[buildingX, buildingX, 1280]}
              narrow={[0, ...third.starts, 390]}
              items={[building]}
            />
            <LocalTime />
          </>
        )}
      </div>
    </section>
  );
}

/** Returns a stretch as a drawing: the cord, its strands on top, the receiver, and the mill's light. */
const drawingOf = ({ height, path, over, receiver, mill }: FirstStretch) => ({
  height,
  path,
  over,
  behind: mill && <MillHours {...mill} />,
  shapes: <Receiver {...receiver} />,
});

interface LabelsProps {
  items: readonly HeroLabel[];
  /** Edges of their columns, in units of the drawing; the first column is the margin. */
  wide: readonly number[];
  narrow: readonly number[];
}

/** Texts below the things of a stretch, each where its thing begins. */
function Labels({ items, wide, narrow }: LabelsProps) {
  const columns = { '--wide': columnsOf(wide), '--narrow': columnsOf(narrow) } as CSSProperties;
  return (
    <ul className={styles.labels} style={columns}>
      {items.map(({ title, text, link }) => (
        <li key={link}>
          <a href={link} className="group block whitespace-normal py-1">
            <span className="block font-semibold underline decoration-2 decoration-accent underline-offset-[0.3em] group-hover:decoration-4">
              {title}
            </span>
            <span className="mt-1 block text-note text-muted">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the columns between edges. */
const columnsOf = (edges: readonly number[]): string =>
  edges
    .slice(1)
    .map((edge, index) => `minmax(0, ${edge - (edges[index] ?? 0)}fr)`)
    .join(' ');
