import { BackgroundVideo } from '../../elements/background-video/background-video.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-hush.module.css';

interface HeroHushProps {
  id: string;
  /** The word, for screen readers. */
  word: string;
  /** The same word as drawn: on one line or, if narrow, on two. */
  halves: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Landscape and portrait film; without the latter, phones show the still picture. */
  films: { landscape: string; portrait?: string; pauseLabel: string; playLabel: string };
  /** First frame of the film. */
  media: SizedPicture;
}

/** Hero with a film of one word. */
export function HeroHush({ id, word, halves, lead, action, films, media }: HeroHushProps) {
  const labels = { pauseLabel: films.pauseLabel, playLabel: films.playLabel };
  return (
    <section id={id} data-first-screen="" className={styles.section}>
      <div className={styles.screen}>
        <div className={styles.layer}>
          <Picture {...media} alt="" priority className={styles.still} imgClassName="size-full" />
        </div>
        <BackgroundVideo
          video={films.landscape}
          {...labels}
          className={`${styles.film} ${styles.wide}`}
        >
          {null}
        </BackgroundVideo>
        {films.portrait && (
          <BackgroundVideo
            video={films.portrait}
            {...labels}
            className={`${styles.film} ${styles.tall}`}
          >
            {null}
          </BackgroundVideo>
        )}
        <div className={`${styles.layer} ${styles.letters}`}>
          <h1>
            <span className="sr-only">{word}</span>
            {halves.map((half) => (
              <span key={half} aria-hidden="true" className={styles.half}>
                {half}
              </span>
            ))}
          </h1>
        </div>
        <div className={styles.text}>
          <p>{lead}</p>
          <a href={action.link}>{action.title}</a>
        </div>
      </div>
    </section>
  );
}
