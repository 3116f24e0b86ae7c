// Loaded first, since the other stylesheets override it.
import '../../themes/tones.css';
import aboutGlovesStyles from './about-gloves.module.css';
import contactSceneStyles from './contact-scene.module.css';
import styles from './heading-halves.module.css';
import pricesSeamStyles from './prices-seam.module.css';
import printHalvesStyles from './print-halves.module.css';

/** Heading whose sentence begins in the left half and ends in the right. */
export function HeadingHalves({
  firstHalf,
  secondHalf,
}: {
  firstHalf: string;
  secondHalf: string;
}) {
  return (
    <h2
      className={`${aboutGlovesStyles.heading} ${contactSceneStyles.heading} ${styles.heading} ${pricesSeamStyles.heading} ${printHalvesStyles.heading}`}
    >
      <span className={`${styles.firstHalf} ${printHalvesStyles.headingFirstHalf}`}>
        {firstHalf}{' '}
      </span>
      <span
        className={`${aboutGlovesStyles.secondHalf} ${styles.secondHalf} ${printHalvesStyles.headingSecondHalf}`}
      >
        {secondHalf}
      </span>
    </h2>
  );
}
