import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './sensor-true-size.module.css';

interface SensorTrueSizeProps {
  heading: string;
  lead: string;
  /** Objects with their real widths in millimeters; one without a picture is a coin. */
  things: readonly { img?: PictureName; millimeters: number }[];
  facts: readonly { label: string; value: string }[];
  /** Note that is only printed. */
  printNote: string;
  /** The slider that calibrates the screen. */
  children: ReactNode;
}

/** Two objects at true size: exact in print, on a screen after calibration with a coin. */
export function SensorTrueSize({
  heading,
  lead,
  things,
  facts,
  printNote,
  children,
}: SensorTrueSizeProps) {
  return (
    <section className={`${styles.size} lf-section bg-surface`} aria-labelledby="size-heading">
      <div className="lf-container grid gap-x-6 gap-y-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <h2 id="size-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-5 max-w-[28em] text-lead">{lead}</p>
        </div>
        <div data-scale="" className="lg:col-span-7 lg:col-start-6">
          <div className="flex flex-wrap items-end justify-center gap-5 lg:gap-12">
            {things.map(({ img, millimeters }) => (
              <div
                key={millimeters}
                className={styles.sizeThing}
                style={{ '--mm': millimeters } as CSSProperties}
              >
                {img ? (
                  <Picture name={img} sizes="12rem" />
                ) : (
                  <div className="aspect-square rounded-full border-4 border-double border-ink" />
                )}
              </div>
            ))}
          </div>
          <div className="mx-auto mt-8 max-w-[26rem] print:hidden">{children}</div>
          <p className="mt-4 hidden text-center text-caption print:block">{printNote}</p>
        </div>
        <dl className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:col-span-12 lg:mt-6 lg:grid-cols-4">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="font-display text-h4 font-bold">{label}</dt>
              <dd className="mt-1">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
