import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface StepsProductionProps {
  heading: string;
  /** Label of finished steps. */
  printedLabel: string;
  /** Steps, in the order of the picture. */
  items: readonly { time: string; title: string; day: string; content: string }[];
  /** Picture of the four stages, in columns of 5, 4, 3.5 and 2.5 parts. */
  img?: PictureName;
}

/** Production steps of a book with their dates, below a picture if there is one. */
export function StepsProduction({ heading, printedLabel, items, img }: StepsProductionProps) {
  return (
    <section className="lf-section">
      <div className="lf-container">
        <h2 className="text-h1 font-bold tracking-close text-balance">{heading}</h2>
        {img && (
          <Picture
            name={img}
            sizes="(width >= 80rem) 77rem, 100vw"
            className="mt-8 overflow-clip rounded-md lg:mt-12"
            imgClassName="print:max-h-none!"
          />
        )}
        <ol className="mt-6 grid gap-x-6 gap-y-7 sm:grid-cols-2 lg:grid-cols-[5.6fr_4fr_3.6fr_2.4fr]">
          {items.map(({ time, title, day, content }) => (
            <li key={title} data-press-at={time} className="group max-w-[19em]">
              <h3 className="font-display text-h4 font-bold">{title}</h3>
              <p className="font-semibold text-deep">
                {day}
                <span className="hidden group-data-complete:inline">, {printedLabel}</span>
              </p>
              <p className="mt-1.5">{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
