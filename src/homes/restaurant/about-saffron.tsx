import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-saffron.module.css';
import { AboutSaffronChart, type HarvestDay } from './about-saffron-chart.tsx';

interface AboutSaffronProps {
  id: string;
  heading: string;
  /** Wide picture of a field whose sky has the page's background color. */
  img: PictureName;
  lead: string;
  chart: { label: string; days: readonly HarvestDay[] };
  /** Parts of a sentence, each a figure with the text after it. */
  sentenceParts: readonly { figure: string; text: string }[];
  moral: string;
  /** Portrait picture of the plant, and the uses of its parts, from top to bottom. */
  plant: { img: PictureName; parts: readonly { title: string; text: string }[] };
}

/** Position of each part of the plant in the picture. */
const partStyles = [
  { '--at': '15%', '--to': 0.375 },
  { '--at': '30%', '--to': 0.295 },
  { '--at': '82%', '--to': 0.4 },
];

/** Saffron harvest: a full-width picture, a chart by day, and a section of the plant. */
export function AboutSaffron(props: AboutSaffronProps) {
  const { id, heading, img, lead, chart, sentenceParts, moral, plant } = props;
  return (
    <section id={id} className={styles.mornings}>
      <h2 className={`${styles.heading} font-medium`}>{heading}</h2>
      <Picture name={img} sizes="(width >= 48rem) 100vw, 180vw" className={styles.field} />
      <div className={`${styles.parts} lf-container`}>
        <p className={`${styles.lead} text-lead`}>{lead}</p>
        <AboutSaffronChart {...chart} />
        <p className={`${styles.sums} font-display`}>
          {sentenceParts.map(({ figure, text }) => (
            <span key={figure}>
              <b>{figure}</b> {text}{' '}
            </span>
          ))}
          <i>{moral}</i>
        </p>
        <figure className={styles.plant}>
          <Picture name={plant.img} sizes="(width >= 62rem) 33rem, (width >= 36rem) 30rem, 90vw" />
          <figcaption>
            <ul>
              {plant.parts.map(({ title, text }, index) => (
                <li key={title} style={partStyles[index] as CSSProperties}>
                  <b className="font-display">{title}</b> {text}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
