import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface DayAndDrawbacksProps {
  day: { heading: string; hours: readonly { time: string; text: string }[] };
  drawbacks: { heading: string; items: readonly string[] };
  /** Picture above the drawbacks. */
  media: PictureName;
}

/** Schedule of an ordinary day, beside reasons against the job. */
export function DayAndDrawbacks({ day, drawbacks, media }: DayAndDrawbacksProps) {
  return (
    <section className="section">
      <div className="container grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 className="font-display text-h2 font-bold tracking-heading">{day.heading}</h2>
          <ol className="mt-10">
            {day.hours.map((hour) => (
              <li
                key={hour.time}
                className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-line py-4 md:grid-cols-[6rem_1fr]"
              >
                <span className="font-display font-semibold tabular-nums">{hour.time}</span>
                <span>{hour.text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:mt-24">
          <CroppedPicture name={media} sizes="(width >= 62rem) 31vw, 92vw" ratio="4/5" />
          <h2 className="mt-12 font-display text-h3 font-bold tracking-easy">
            {drawbacks.heading}
          </h2>
          <ul className="mt-6 grid gap-5">
            {drawbacks.items.map((item) => (
              <li key={item} className="border-s-4 border-accent ps-5">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
