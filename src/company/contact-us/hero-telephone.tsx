import type { CSSProperties } from 'react';
import { Cord, type CordDrawing } from '../../blocks/cord/cord.tsx';
import { cordPlace } from '../../blocks/cord/cord-place.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './contact-cord.module.css';
import { narrow, type Telephone, wide } from './contact-cord.ts';

/** Way to reach the firm: by telephone, mail or on foot. */
interface ContactWay {
  label: string;
  title: string;
  link?: string;
  detail?: string;
}

interface HeroTelephoneProps {
  heading: string;
  /** Promise of an answer, below the mail address. */
  lead: string;
  /** The telephone number, with the hours as its detail. */
  phone: ContactWay;
  mail: ContactWay;
  address: ContactWay;
}

/** Returns the telephone with what is not cord: the receiver, and the figures of the dial. */
const drawingOf = ({ height, path, receiver, figures, scale }: Telephone): CordDrawing => ({
  height,
  path,
  shapes: (
    <>
      <path d={receiver} className={styles.receiver} />
      <g className={styles.figures} fontSize={17 * scale}>
        {figures.map(({ figure, x, y }) => (
          <text key={figure} x={x} y={y}>
            {figure}
          </text>
        ))}
      </g>
    </>
  ),
});
const drawings = { wide: drawingOf(wide), narrow: drawingOf(narrow) };

/** Box of the receiver, in percent of the drawing. */
const receiverBox = {
  ...cordPlace(
    { at: wide.receiverBox.corner, size: [1280, wide.height] },
    { at: narrow.receiverBox.corner, size: [390, narrow.height] },
  ),
  '--wide-width': cssPercent(wide.receiverBox.size[0] / 1280),
  '--wide-height': cssPercent(wide.receiverBox.size[1] / wide.height),
  '--narrow-width': cssPercent(narrow.receiverBox.size[0] / 390),
  '--narrow-height': cssPercent(narrow.receiverBox.size[1] / narrow.height),
} as CSSProperties;

/** Heading and the telephone number, and the telephone that the cord ends in. */
export function HeroTelephone({ heading, lead, phone, mail, address }: HeroTelephoneProps) {
  return (
    <section data-first-screen="" className={`${styles.hero} pt-8 md:pt-6`}>
      <div className="lf-container">
        <h1 className="font-display text-display font-extrabold tracking-closer">{heading}</h1>
      </div>
      <dl className={`${styles.number} lf-container pt-5 md:pt-8`}>
        <dt className="sr-only">{phone.label}</dt>
        <dd>
          <a
            href={phone.link}
            style={{ '--length': phone.title.length } as CSSProperties}
            className="inline-flex min-h-11 items-center font-display text-[min(161vw/var(--length),clamp(2.5rem,1.6rem+3.4vw,4rem))] leading-none font-extrabold tracking-close max-sm:whitespace-normal decoration-accent decoration-4 underline-offset-8 hover:underline"
          >
            {phone.title}
          </a>
          <p className="mt-1 mb-3 text-[1rem] font-semibold md:mb-0 md:max-w-[44vw]">
            {phone.detail}
          </p>
        </dd>
      </dl>
      <Cord {...drawings} className={styles.telephone}>
        <a href={phone.link} style={receiverBox} className={styles.lift}>
          <span className="sr-only">{`${phone.label} ${phone.title}`}</span>
        </a>
      </Cord>
      <dl
        className={`${styles.ways} lf-container grid gap-x-6 gap-y-5 pt-5 sm:max-md:grid-cols-2 lg:grid-cols-12`}
      >
        <div className="md:max-lg:max-w-[44vw] lg:col-span-4">
          <dt className="text-[1rem] font-semibold">{mail.label}</dt>
          <dd>
            <a
              className="lf-link font-semibold wrap-anywhere pointer-coarse:py-2.5"
              href={mail.link}
            >
              {mail.title}
            </a>
            <p className="mt-1 text-[1rem] leading-snug">{lead}</p>
          </dd>
        </div>
        <div className="md:max-lg:max-w-[44vw] lg:col-span-2 lg:col-start-5">
          <dt className="text-[1rem] font-semibold">{address.label}</dt>
          <dd>
            <span className="font-semibold">{address.title}</span>
            <p className="mt-1 text-[1rem] leading-snug">{address.detail}</p>
          </dd>
        </div>
      </dl>
    </section>
  );
}
