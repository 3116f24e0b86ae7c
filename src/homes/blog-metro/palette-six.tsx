import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import { sourceFor } from '../../media/source-set.ts';
import './tile-grid.css';
import './palette-six.css';

interface PaletteSixProps {
  id: string;
  /** Six heaps in a row; below 768 px the picture's `narrow` version with two in a row. */
  media: PictureName;
  heading: string;
  /** Text after each price. */
  priceUnit: string;
  pigments: readonly { name: string; origin: string; price: string; text: string }[];
}

const groundClasses = [
  'losa-white',
  'losa-black',
  'losa-red',
  'losa-yellow',
  'losa-green',
  'losa-blue',
];

/** The six pigments as heaps, with description, price and behavior below each. */
export function PaletteSix({ id, media, heading, priceUnit, pigments }: PaletteSixProps) {
  const { narrow } = pictureNamed(media);
  const heapsSource = sourceFor(pictureNamed(narrow ?? media), 768);
  return (
    <section id={id}>
      <h2 className="losa-palette-heading">{heading}</h2>
      <CroppedPicture name={media} sizes="100vw" className="losa-palette-picture" />
      <dl className="losa-palette">
        {pigments.map(({ name, origin, price, text }, index) => (
          <div key={name} className={groundClasses[index]}>
            <dt>
              <span className="losa-heap">
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
            <dd className="losa-palette-text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
