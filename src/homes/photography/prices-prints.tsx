import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-prints.module.css';

interface PricesPrintsProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  caption: string;
  /** Size of the light switch beside the prints. */
  switchCaption: string;
  sizes: readonly {
    title: string;
    /** Size in inches. */
    width: number;
    height: number;
    price: string;
    edition: string;
  }[];
  columns: { size: string; price: string; edition: string };
}

/** Picture in all sizes of prints, beside a light switch of the same scale. */
export function PricesPrints(props: PricesPrintsProps) {
  const { id, img, heading, text, caption, switchCaption, sizes, columns } = props;
  return (
    <section id={id} className={styles.prints}>
      <div className={styles.printsText}>
        <h2 className={styles.printsHeading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <figure className={styles.printsWall}>
        <div className={styles.printsRow}>
          {sizes.map(({ title, width, height }, index) => (
            <div
              key={title}
              className={styles.print}
              style={{ '--inches': width, '--high': height } as CSSProperties}
            >
              <CroppedPicture
                name={img}
                {...(index < sizes.length - 1 && { alt: '' })}
                sizes={`(width >= 48rem) ${width}vw, ${width * 2}vw`}
                className={styles.printPicture}
              />
              <span aria-hidden="true">{title}</span>
            </div>
          ))}
          <i aria-hidden="true" className={styles.switch} />
        </div>
        <figcaption>
          {caption} <span>{switchCaption}</span>
        </figcaption>
      </figure>
      <table className={styles.printsTable}>
        <thead>
          <tr>
            <th scope="col">{columns.size}</th>
            <th scope="col">{columns.edition}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ title, price, edition }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{edition}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
