import type { ReactNode } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-drawer.module.css';
import { HeroDrawerDate } from './hero-drawer-date.tsx';
import { HeroDrawerSpeaker } from './hero-drawer-speaker.tsx';

interface HeroDrawerProps {
  heading: string;
  lead: string;
  action: { title: string; link: string };
  /** Text above the date on the drawer's label. */
  dateLabel: string;
  date: string;
  time: string;
  /** Date for `<time datetime>`: `2027-02-02T09:00:00-05:00`. */
  moment: string;
  /** Static contents of the four screens, without script and in print. */
  noScriptDigits: readonly (readonly [figure: string, word: string])[];
  /** Phones in the five compartments, from left to right. */
  phones: readonly { title: string; content: string }[];
  /** Picture of an open drawer with phones: four dark screens in a row. */
  media: SizedPicture;
  /** The countdown, whose four numbers are on the screens. */
  children: ReactNode;
}

/** Hero with a drawer of old phones whose screens show a countdown. */
export function HeroDrawer(props: HeroDrawerProps) {
  const { heading, lead, action, dateLabel, date, time, moment, noScriptDigits, phones, media } =
    props;
  return (
    <section data-first-screen="" className="overflow-x-clip pt-6 pb-16 lg:pt-7 lg:pb-28">
      <div className={styles.drawer}>
        <h1 className={`${styles.title} font-bold tracking-closer text-balance`}>{heading}</h1>
        <div className={styles.box}>
          <Picture {...media} priority className={styles.picture} />
          {props.children}
          <HeroDrawerDate items={noScriptDigits} />
          <HeroDrawerSpeaker />
        </div>
        <p className={styles.datePlate}>
          <span className="block text-caption">{dateLabel}</span>
          <time dateTime={moment} className="block leading-snug">
            <b className="font-display text-h4 font-bold">{date}</b>
            <span className={styles.time}>{time}</span>
          </time>
        </p>
        <div className={styles.below}>
          <div className={styles.lead}>
            <p className="max-w-[30em] text-lead">{lead}</p>
            <Button href={action.link} tone="ink">
              {action.title}
            </Button>
          </div>
          <dl className={`${styles.phones} text-caption`}>
            {phones.map(({ title, content }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd>{content}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
