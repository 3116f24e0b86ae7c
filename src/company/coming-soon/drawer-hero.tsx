import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './drawer-hero.css';

interface DrawerHeroProps {
  heading: string;
  lead: string;
  /** Stands over the date on the drawer's label. */
  plate: string;
  date: string;
  time: string;
  /** What the four phones show without script and on paper: figure and word. */
  still: readonly (readonly [figure: string, word: string])[];
  /** An open drawer from above: four dark screens in a row. */
  media: SizedPicture;
  /** The clock, whose four parts come to lie on the screens. */
  children: ReactNode;
}

/** An open drawer whose phones are the clock: days, hours, minutes and seconds on four old screens, the date on its label. */
export function DrawerHero(props: DrawerHeroProps) {
  const { heading, lead, plate, date, time, still, media, children } = props;
  return (
    <section data-first-screen="" className="overflow-x-clip pt-8 pb-14 lg:pt-10 lg:pb-24">
      <div className="container">
        <h1 className="text-display font-bold tracking-closer text-balance">{heading}</h1>
      </div>
      <div className="drawer mt-7 lg:mt-9">
        <Picture {...media} priority className="drawer-picture" />
        {children}
        <p className="drawer-still" aria-hidden="true">
          {still.map(([figure, word]) => (
            <span key={word} className="drawer-screen">
              <b className="drawer-figure font-display font-bold">{figure}</b>
              <span className="drawer-word">{word}</span>
            </span>
          ))}
        </p>
        <p className="drawer-plate bg-surface text-ink">
          <span className="block text-caption text-muted">{plate}</span>
          <time className="block font-display text-h4 font-bold">{date}</time>
          <span className="block">{time}</span>
        </p>
      </div>
      <div className="container grid lg:grid-cols-12">
        <p className="mt-9 max-w-[34em] text-lead lg:col-span-7 lg:col-start-6 lg:mt-10">{lead}</p>
      </div>
    </section>
  );
}
