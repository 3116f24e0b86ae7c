import { BackgroundVideo } from '../../elements/background-video/background-video.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-cut-letters.module.css';
import wideLineStyles from './wide-line.module.css';
import { WideLine } from './wide-line.tsx';

interface HeroCutLettersProps {
  id: string;
  /** Two lines. */
  heading: readonly [string, string];
  /** Headline on the tiny screen. */
  headingTiny: string;
  /** Width of the tiny screen. */
  tinyWidth: string;
  lead: string;
  action: { title: string; link: string };
  film: { src: string; pauseLabel: string; playLabel: string };
  /** First frame of the film. */
  media: SizedPicture;
}

/** Hero with a film that is visible through the letters of a full-width headline, and a tiny screen below. */
export function HeroCutLetters(props: HeroCutLettersProps) {
  const { id, heading, headingTiny, tinyWidth, lead, action, film, media } = props;
  const [firstLine, secondLine] = heading;
  return (
    <section id={id} data-first-screen="" className={`${wideLineStyles.barn} ${styles.hero}`}>
      <div className={styles.video}>
        <BackgroundVideo
          video={film.src}
          pauseLabel={film.pauseLabel}
          playLabel={film.playLabel}
          className={styles.film}
        >
          <Picture {...media} alt="" priority imgClassName="size-full" />
        </BackgroundVideo>
        <h1 className={styles.heading}>
          <WideLine text={firstLine} /> <WideLine text={secondLine} />
          <span className="sr-only">. {headingTiny}</span>
        </h1>
      </div>
      <div className={styles.strip}>
        <div aria-hidden="true" className={styles.smallText}>
          <p>{headingTiny}</p>
          <span>{tinyWidth}</span>
        </div>
        <p className={wideLineStyles.small}>{lead}</p>
        <a href={action.link} className={styles.link}>
          {action.title}
        </a>
      </div>
    </section>
  );
}
