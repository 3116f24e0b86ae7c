import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-lookbook.module.css';
import lookbookCordsStyles from './lookbook-cords.module.css';
import narrowLettersStyles from './narrow-letters.module.css';

/** Data of a product in the lookbook. */
export interface LookView {
  slug: string;
  title: string;
  img: PictureName;
  price: string;
  cloth: string;
  remark: string;
  /** Text that states how many nights the product hangs and how far its hem drops. */
  hangingText: string;
  sizes: readonly string[];
  /** Initially selected size. */
  initialSize: string;
}

interface GalleryLookbookProps {
  id: string;
  heading: string;
  text: string;
  looks: readonly LookView[];
  sizeLabel: string;
  /** Label of the button without script: it links to the form. */
  askLabel: string;
  /** Label of the button with script: it adds the product to the cart. */
  addLabel: string;
  /** Names of the form's fields, and its anchor. */
  fields: { garment: string; size: string; anchor: string };
  /** Island that adds the submitted product to the cart. */
  children: ReactNode;
}

/** Products hanging at different heights, each with price, sizes and a button. */
export function GalleryLookbook(props: GalleryLookbookProps) {
  const { id, heading, text, looks, sizeLabel, askLabel, addLabel, fields, children } = props;
  return (
    <section id={id} className={styles.section}>
      <div className={`${styles.grid} ${lookbookCordsStyles.grid}`}>
        <div className={`${styles.text} ${lookbookCordsStyles.text}`}>
          <h2 className={`${styles.heading} ${narrowLettersStyles.heading}`}>{heading}</h2>
          <p>{text}</p>
        </div>
        {looks.map((look) => (
          <article
            key={look.slug}
            id={look.slug}
            data-outfit={look.slug}
            className={`${styles.look} ${lookbookCordsStyles.look}`}
          >
            <Picture
              name={look.img}
              sizes="(width >= 62rem) 40vw, (width >= 40rem) 46vw, 100vw"
              className={`${styles.picture} ${lookbookCordsStyles.picture}`}
              imgClassName="size-full"
            />
            <h3 className={`${styles.title} ${lookbookCordsStyles.title}`}>{look.title}</h3>
            <p className={`${styles.price} ${lookbookCordsStyles.price}`}>{look.price}</p>
            <p className={`${styles.remark} ${lookbookCordsStyles.remark}`}>
              <b>{look.cloth}.</b> {look.remark} {look.hangingText}
            </p>
            <form
              action={fields.anchor}
              className={`${styles.form} ${lookbookCordsStyles.form}`}
              data-look={look.slug}
            >
              <input type="hidden" name={fields.garment} value={look.title} />
              <fieldset>
                <legend className="sr-only">
                  {sizeLabel}: {look.title}
                </legend>
                {look.sizes.map((size) => (
                  <label key={size} className={`${styles.size} ${lookbookCordsStyles.size}`}>
                    <input
                      type="radio"
                      name={fields.size}
                      value={size}
                      defaultChecked={size === look.initialSize}
                    />
                    {size}
                  </label>
                ))}
              </fieldset>
              <button
                type="submit"
                className={`${styles.addButton} ${lookbookCordsStyles.addButton}`}
              >
                <span className={styles.buttonText}>{askLabel}</span>
                <span className={styles.cart}>{addLabel}</span>
                <span className="sr-only">: {look.title}</span>
              </button>
            </form>
          </article>
        ))}
      </div>
      {children}
    </section>
  );
}
