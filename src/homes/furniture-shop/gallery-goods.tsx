import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { DayId } from './days.ts';
import styles from './gallery-goods.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

interface GalleryGoodsProps {
  id: string;
  heading: string;
  text: string;
  goods: readonly {
    id: string;
    title: string;
    /** Size of the piece. */
    size: string;
    /** Picture and price of the product in each color. */
    days: readonly { day: DayId; img: PictureName; price: string }[];
  }[];
}

/** Full-width pictures of products in the color of the day. */
export function GalleryGoods({ id, heading, text, goods }: GalleryGoodsProps) {
  return (
    <section id={id} className={`${styles.section} ${weekdayTonesStyles.weekdaySection}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      {goods.map((piece) => (
        <figure key={piece.id} className={styles[`piece-${piece.id}`]}>
          {piece.days.map(({ day, img }) => (
            <div key={day} data-for={day} className={styles.picture}>
              <Picture
                name={img}
                sizes="(width >= 48rem) 50vw, 100vw"
                className="size-full"
                imgClassName="size-full"
              />
            </div>
          ))}
          <figcaption className={styles.caption}>
            <span className={styles.title}>
              {piece.title}{' '}
              {piece.days.map(({ day, price }) => (
                <span key={day} data-for={day}>
                  {price}
                </span>
              ))}
            </span>
            <span>{piece.size}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
