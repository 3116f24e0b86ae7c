import type { CSSProperties, ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { fallbackSourceOf } from '../../media/source-set.ts';
import styles from './hero-letters.module.css';
import postsTilesStyles from './posts-tiles.module.css';
import tileGridStyles from './tile-grid.module.css';
import { TilePicture } from './tile-picture.tsx';

interface HeroLettersProps {
  id: string;
  /** CSS `sizes` of the picture. */
  sizes: string;
  img: PictureName;
  /** Words of the title: each has a color of its own, each letter a tile of its own. */
  words: readonly string[];
  lead: string;
  links: readonly { title: string; link: string }[];
  /** Text on the next reading. */
  children: ReactNode;
}

const groundClasses = [
  tileGridStyles.red,
  `${postsTilesStyles.yellow} ${tileGridStyles.yellow}`,
  tileGridStyles.blue,
];

/** Title as letter tiles, a row for each word; patterned tiles fill the rows of shorter words. */
export function HeroLetters(props: HeroLettersProps) {
  const { id, sizes, img, words, lead, links, children } = props;
  const columns = Math.max(...words.map((word) => word.length));
  const cementTexture = fallbackSourceOf(pictureNamed('poured-plain'));
  return (
    <section id={id} className={styles.hero} data-first-screen="">
      <h1 className={styles.sign} style={{ '--cement': `url(${cementTexture})` } as CSSProperties}>
        <span className="sr-only">{words.join(' ')}</span>
        {words.map((word, index) => [
          ...[...word].map((letter, position) => (
            <span
              key={`${word}${position}`}
              aria-hidden="true"
              className={`${styles.letter} ${groundClasses[index]}`}
            >
              {letter}
            </span>
          )),
          ...Array.from({ length: columns - word.length }, (_, position) => (
            <TilePicture
              key={`${word}*${position}`}
              pattern="star"
              sizes="(width >= 62rem) 13.4vw, 20vw"
              className={styles.signPattern}
            />
          )),
        ])}
      </h1>
      <CroppedPicture name={img} sizes={sizes} priority className={styles.heroPicture} />
      <div className={`${styles.heroLead} ${postsTilesStyles.black} ${tileGridStyles.black}`}>
        <p>{lead}</p>
        <div className={styles.heroWays}>
          {links.map(({ title, link }) => (
            <a key={link} href={link}>
              {title}
            </a>
          ))}
          {children}
        </div>
      </div>
    </section>
  );
}
