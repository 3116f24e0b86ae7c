import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './prices-passes.module.css';

interface PricesPassesProps {
  id: string;
  heading: string;
  text: string;
  /** Close-up of the ribbon of a pass. */
  img: PictureName;
  /** Name of the form field that a pass fills in. */
  fieldName: string;
  /** Id of the section with the form. */
  requestId: string;
  /** Text of the link to the form. */
  requestLabel: string;
  /** Passes; `name` is the value in the form. */
  passes: readonly { name: string; title: string; price: string; duration: string; text: string }[];
  extraCostsHeading: string;
  /** Costs that no pass includes. */
  extraCosts: readonly { title: string; text: string }[];
}

/** Passes on ribbons as long as their prices, and the costs that are not included. */
export function PricesPasses(props: PricesPassesProps) {
  const { id, heading, text, img, passes, extraCostsHeading, extraCosts } = props;
  const { fieldName, requestId, requestLabel } = props;
  return (
    <section id={id} className={styles.passes}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ul className={styles.row}>
        {passes.map(({ name, title, price, duration, text: description }) => (
          <li key={name}>
            <div data-tone="deep" className={styles.pass}>
              <h3>{title}</h3>
              <p className={`${styles.price} font-display font-bold`}>{price}</p>
              <p className={styles.sum}>{duration}</p>
              <p>{description}</p>
              <a
                href={`?${new URLSearchParams({ [fieldName]: name })}#${requestId}`}
                aria-label={`${requestLabel}: ${name}`}
              >
                {requestLabel}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.text}>
        <Picture name={img} sizes="(width >= 62rem) 60vw, 100vw" className={styles.picture} />
        <h3 className={`${styles.extraCosts} text-h4`}>{extraCostsHeading}</h3>
        <dl>
          {extraCosts.map(({ title, text: note }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
