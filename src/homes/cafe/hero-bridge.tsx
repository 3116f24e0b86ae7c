import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-bridge.module.css';
import motionStyles from './hero-bridge-motion.module.css';

interface HeroBridgeProps {
  /** Cup on a transparent background. */
  media: SizedPicture;
  /** Full-width picture behind the cup. */
  backgroundPicture: PictureName;
  /** Animated picture of steam above the cup. */
  steamPicture: PictureName;
  /** First line of the heading. */
  headingStart: string;
  /** Second line of the heading in two halves, which open like a drawbridge. */
  headingHalves: readonly [string, string];
  lead: string;
  addressLines: readonly string[];
  action: { title: string; link: string };
  secondAction: { title: string; link: string };
}

/** Headline as a drawbridge: its two halves open over a steaming cup. */
export function HeroBridge(props: HeroBridgeProps) {
  const { media, backgroundPicture, steamPicture, headingStart, headingHalves } = props;
  const { lead, addressLines, action, secondAction } = props;
  return (
    <section data-first-screen="" className={styles.bridge}>
      <div className={`${motionStyles.stage} ${styles.stage}`}>
        <Picture
          name={backgroundPicture}
          sizes="100vw"
          alt=""
          className={`${motionStyles.lamps} ${styles.lamps}`}
          imgClassName="size-full"
        />
        <h1 className={`${motionStyles.text} ${styles.text}`}>
          <span className={`${motionStyles.above} ${styles.above}`}>{headingStart} </span>
          <span className={`${motionStyles.leaf} ${styles.leaf}`}>
            <span>{headingHalves[0]}</span>{' '}
          </span>
          <span className={`${motionStyles.leaf} ${styles.leaf}`}>
            <span>{headingHalves[1]}</span>
          </span>
        </h1>
        <div className={`${motionStyles.cup} ${styles.cup}`}>
          <Picture
            name={steamPicture}
            sizes="(width >= 48rem) 26vw, 60vw"
            alt=""
            className={styles.steam}
          />
          <Picture {...media} priority className={styles.mug} />
        </div>
        <div className={styles.counter}>
          <p className={styles.lead}>{lead}</p>
          <p className={`${motionStyles.actions} ${styles.actions}`}>
            <Button href={action.link}>{action.title}</Button>
            <Button href={secondAction.link} tone="outline">
              {secondAction.title}
            </Button>
          </p>
          <p className={`${styles.place} font-display`}>
            {addressLines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
