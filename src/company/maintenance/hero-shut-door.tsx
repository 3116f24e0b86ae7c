import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './maintenance.module.css';
import './maintenance.global.css';

interface HeroShutDoorProps {
  heading: string;
  lead: string;
  /**
   * Texts on the end of the maintenance: one with `{time}`, which the server fills in, one without,
   * and a caption.
   */
  until: { textWithTime: string; textWithoutTime: string; caption: string };
  /** Picture of a house at night. */
  media: SizedPicture;
}

/** Hero of the maintenance page: headline over a full-width picture of a house at night, and a sign with the end time. */
export function HeroShutDoor({ heading, lead, until, media }: HeroShutDoorProps) {
  return (
    <section data-first-screen="" data-tone="ink" className="overflow-x-clip">
      <div className="lf-container grid gap-x-6 gap-y-6 pt-8 pb-8 md:pt-12 lg:grid-cols-12 lg:pb-4">
        <h1 className="font-display text-display font-extrabold leading-[0.98] tracking-closer lg:col-span-7 lg:text-[min(6.4vw,5.6rem)]">
          {heading.split(/(?<=\.) /).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className="lg:col-span-5 lg:self-end">
          <p className="max-w-[32em] text-lead">{lead}</p>
          <div className="mt-5 border-s-4 border-highlight ps-4">
            {/* A single text node: the server finds it by its attribute and replaces it. */}
            <p
              data-until={until.textWithTime}
              className="font-display text-h4 font-bold text-highlight"
            >
              {until.textWithoutTime}
            </p>
            <p className="mt-1 text-note text-muted">{until.caption}</p>
          </div>
        </div>
      </div>
      <Picture
        {...media}
        priority
        className={styles.shutHouse}
        imgClassName="size-full object-cover"
      />
    </section>
  );
}
