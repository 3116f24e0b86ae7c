import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { sourceFor } from '../../media/source-set.ts';
import styles from './palette-six.module.css';
import postsTilesStyles from './posts-tiles.module.css';
import tileGridStyles from './tile-grid.module.css';

interface PaletteSixProps {
  id: string;
  /** Six heaps in a row; below 768 px the picture's `narrow` version with two in a row. */
  img: PictureName;
  heading: string;
  /** Text after each price. */
  priceUnit: string;
  pigments: readonly { name: string; origin: string; price: string; text: string }[];
}

const groundClasses = [
  tileGridStyles.white,
  `${postsTilesStyles.black} ${tileGridStyles.black}`,
  tileGridStyles.red,
  `${postsTilesStyles.yellow} ${tileGridStyles.yellow}`,
  tileGridStyles.green,
  tileGridStyles.blue,
];

/** The six pigments as heaps, with description, price and behavior below each. */
export function PaletteSix({ id, img, heading, priceUnit, pigments }: PaletteSixProps) {
  const { narrow } = pictureNamed(img);
  const heapsSource = sourceFor(pictureNamed(narrow ?? img), 768);
  return (
    <section id={id}>
      <h2 className={styles.paletteHeading}>{heading}</h2>
      <CroppedPicture name={img} sizes="100vw" className={styles.palettePicture} />
      <dl className={styles.palette}>
        {pigments.map(({ name, origin, price, text }, index) => (
          <div key={name} className={groundClasses[index]}>
            <dt>
              <span className={styles.heap}>
                <img
                  src={heapsSource}
                  alt=""
                  width="768"
                  height="1152"
                  loading="lazy"
                  decoding="async"
                />
              </span>
              {name}
            </dt>
            <dd>{origin}</dd>
            <dd>
              <b>{price}</b> {priceUnit}
            </dd>
            <dd className={styles.paletteText}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
