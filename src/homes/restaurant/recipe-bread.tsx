import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './recipe-bread.module.css';

interface RecipeBreadProps {
  id: string;
  /** Picture of bread with space for text in its left half. */
  img: PictureName;
  heading: string;
  text: string;
  amounts: readonly { amount: string; title: string }[];
  steps: readonly string[];
  signature: string;
}

/** Recipe, beside the picture of a bread. */
export function RecipeBread({
  id,
  img,
  heading,
  text,
  amounts,
  steps,
  signature,
}: RecipeBreadProps) {
  return (
    <section id={id} data-tone="deep" className={styles.bread}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 68vw, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.card}>
          <h2 className="text-h1 font-medium">{heading}</h2>
          <p className="mt-3">{text}</p>
          <ul className={styles.amounts}>
            {amounts.map(({ amount, title }) => (
              <li key={title}>
                <b className="font-display">{amount}</b> {title}
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={`${styles.signature} font-display`}>{signature}</p>
      </div>
    </section>
  );
}
