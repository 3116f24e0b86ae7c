import { Cord } from '../../blocks/cord/cord.tsx';
import { cordPlace } from '../../blocks/cord/cord-place.ts';
import { Button } from '../../elements/button/button.tsx';
import { formatKilobytes } from './format-kilobytes.ts';
import styles from './hero-weights.module.css';
import { weightsCord } from './page-weights-cord.ts';

interface HeroWeightsProps {
  heading: string;
  lead: string;
  action: { title: string; link: string };
  /** Two pages to compare, the heavier one first. */
  pages: readonly { label: string; kilobytes: number }[];
}

const frames = {
  wide: { pegs: [69.5, 640, 1210.5], top: 16, turn: 11, depth: 192, side: 112, knot: 11 },
  narrow: { pegs: [29, 195, 361], top: 12, turn: 9, depth: 150, side: 80, knot: 9 },
} as const;
const sizes = { wide: [1280, 384], narrow: [390, 296] } as const;

/** Hero with two pages that hang on the cord: depth of the cord and area of the boxes are to scale. */
export function HeroWeights({ heading, lead, action, pages }: HeroWeightsProps) {
  const kilobytes = pages.map((page) => page.kilobytes);
  const wide = weightsCord(kilobytes, frames.wide);
  const narrow = weightsCord(kilobytes, frames.narrow);
  const drawing = (range: 'wide' | 'narrow', { path, over }: typeof wide) => ({
    height: sizes[range][1],
    path,
    over,
  });
  return (
    <section data-first-screen className={styles.hero}>
      <h1 className="lf-container pt-9 text-display font-bold tracking-closer text-balance lg:pt-6">
        {heading}
      </h1>
      <div className={styles.stage}>
        <Cord
          wide={drawing('wide', wide)}
          narrow={drawing('narrow', narrow)}
          className="mt-5 lg:mt-2"
        >
          <dl className={styles.labels}>
            {pages.map(({ label, kilobytes: weight }, index) => {
              const [box, small] = [wide.boxes[index], narrow.boxes[index]];
              if (!box || !small) return null;
              // Written into the box of the heavy page, and beside or below the one of the light.
              const isInside = index === 0;
              const place = isInside
                ? cordPlace(
                    { at: [box.left, box.top], size: sizes.wide },
                    { at: [small.left, small.top], size: sizes.narrow },
                  )
                : cordPlace(
                    { at: [box.left + box.side, box.top], size: sizes.wide },
                    {
                      at: [small.left + small.side / 2, small.top + small.side],
                      size: sizes.narrow,
                    },
                  );
              return (
                <div key={label} style={place} className={isInside ? styles.heavy : styles.light}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.figure}>{formatKilobytes(weight)}</dd>
                </div>
              );
            })}
          </dl>
        </Cord>
        <div className={styles.text}>
          <p className="max-w-[31em] text-lead text-pretty">{lead}</p>
          <Button href={action.link} size="lg" className="mt-6">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
