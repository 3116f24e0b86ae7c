'use client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { isDay } from '../../forms/details/days.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import styles from './contact-morning-light.module.css';
import galleryWeekGlazeStyles from './gallery-week-glaze.module.css';
import { fullDateText, isMoonVisible, moonText, morningOf, sunText } from './morning.ts';

interface ContactMorningLightProps {
  /** Text alternative of the tinted picture. */
  label: string;
  /** The picture without tint. */
  picture: PictureRecord;
  /** Initial day. */
  initialDay: string;
  /** Text until a day is chosen. */
  noDayText: string;
  /** Text on the light of the day; with `{date}`, `{sun}`, `{moon}`. */
  lightText: string;
}

/** Returns the date in the form of the same section; empty until it is valid. */
function useDay() {
  const rootRef = useRef<HTMLElement>(null);
  const [day, setDay] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const readDay = () => {
      const typed = section.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? '';
      setDay(isDay(typed) ? typed : '');
    };
    readDay();
    section.addEventListener('input', readDay, { signal });
    // The fields are emptied after the `reset` event.
    section.addEventListener('reset', () => setTimeout(readDay), { signal });
    return () => controller.abort();
  }, []);
  return { rootRef, day };
}

/** Returns a position in the drawing: north at the left edge, south in the middle, two units per degree. */
const positionOf = (azimuth: number, altitude: number) =>
  `translate(${(34 + (azimuth / 360) * 252).toFixed(1)} ${(122 - Math.min(altitude, 44) * 2).toFixed(1)})`;

/** Returns the path of the lit part of the moon, as seen from the northern hemisphere. */
function moonPath(litShare: number, isWaxing: boolean, radius: number): string {
  const side = isWaxing ? 1 : 0;
  const inner = (radius * Math.abs(1 - 2 * litShare)).toFixed(2);
  const innerSide = litShare > 0.5 ? side : 1 - side;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${side} 0 ${radius}A${inner} ${radius} 0 0 ${innerSide} 0 ${-radius}Z`;
}

/** Picture in the color of the sky at 5:50 am of a date, with the positions of sun and moon. */
export function ContactMorningLight({
  label,
  picture,
  initialDay,
  noDayText,
  lightText,
}: ContactMorningLightProps) {
  const { rootRef, day } = useDay();
  const displayedDay = day || initialDay;
  const morning = morningOf(displayedDay);
  const { sun, sunAzimuth, sky, moon, isLampOn } = morning;
  const text = lightText
    .replace('{date}', fullDateText(displayedDay))
    .replace('{sun}', sunText(morning))
    .replace('{moon}', moonText(morning))
    .trim();
  const light = {
    '--wash-upper': sky[0],
    '--wash-lower': sky[1],
    '--lamp-x': '60%',
    '--lamp-y': '77%',
    '--lamp-shine': isLampOn ? 0.4 : 0,
  } as CSSProperties;
  return (
    <figure ref={rootRef} className={styles.view}>
      <div className={galleryWeekGlazeStyles.sheet} style={light}>
        <PictureView picture={picture} alt={label} sizes="(width >= 62rem) 39vw, 92vw" />
        <svg viewBox="0 0 320 220" className={styles.sky} aria-hidden="true">
          <clipPath id="daydab-ridge">
            <path d="M0 0H320V130Q296 122 272 129Q230 112 192 124L150 143Q128 143 106 132Q67 114 29 127L0 137Z" />
          </clipPath>
          <filter id="daydab-wet" x="-1" y="-1" width="3" height="3">
            <feTurbulence baseFrequency=".09" numOctaves="3" seed="4" />
            <feDisplacementMap in="SourceGraphic" scale="2.6" />
            <feGaussianBlur stdDeviation=".55" />
          </filter>
          <g clipPath="url(#daydab-ridge)">
            {sun > 0 && (
              <circle className={styles.sun} r="12" transform={positionOf(sunAzimuth, sun)} />
            )}
            {isMoonVisible(morning) && (
              <g className={styles.moon} transform={positionOf(moon.azimuth, moon.altitude)}>
                <circle r="26" className={styles.halo} />
                <circle r="11.5" className={styles.dark} />
                <path d={moonPath(moon.litShare, moon.isWaxing, 12)} className={styles.lit} />
              </g>
            )}
          </g>
        </svg>
      </div>
      <figcaption>
        <p role="status" className={styles.status}>
          {text}
        </p>
        {!day && <p className={styles.emptyText}>{noDayText}</p>}
      </figcaption>
    </figure>
  );
}
