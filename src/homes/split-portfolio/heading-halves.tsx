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
      className={`${aboutGlovesStyles.halvedSaid} ${contactSceneStyles.halvedSaid} ${styles.said} ${pricesSeamStyles.halvedSaid} ${printHalvesStyles.halvedSaid}`}
    >
      <span className={`${styles.saw} ${printHalvesStyles.halvedSaw}`}>{firstHalf} </span>
      <span
        className={`${aboutGlovesStyles.halvedWas} ${styles.was} ${printHalvesStyles.halvedWas}`}
      >
        {secondHalf}
      </span>
    </h2>
  );
}
