import { BackgroundVideo } from '../../../elements/background-video/background-video.tsx';
import { PictureView } from '../../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../../media/picture-record.ts';
import { Breadcrumbs } from '../../../page-titles/breadcrumbs.tsx';
import styles from './film-screen.module.css';

interface FilmScreenProps {
  /** Path of the film without extension. */
  film: string;
  /** Plays once and stops at its end. Left out: it loops seamlessly. */
  once?: boolean;
  /** First frame. */
  poster: PictureRecord;
  /** CSS `sizes` of the first frame. */
  sizes: string;
  /** Labels of the button. */
  copy: { pause: string; play: string };
  crumbs: readonly { title: string; link?: string }[];
  title: string;
  summary: string;
}

/** Renders a window-sized film that fades into the dark, with the title there. */
export function FilmScreen(props: FilmScreenProps) {
  const { film, once, poster, sizes, copy, crumbs, title, summary } = props;
  return (
    <section data-first-screen="" className={`${styles.screen} ${styles.dark}`}>
      <div className={styles.screenPicture}>
        <BackgroundVideo video={film} once={once} pauseLabel={copy.pause} playLabel={copy.play}>
          <PictureView priority picture={poster} sizes={sizes} imgClassName="h-full" />
        </BackgroundVideo>
      </div>
      <div className={styles.screenText}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className={styles.screenTitle}>{title}</h1>
        <p className={styles.screenSummary}>{summary}</p>
      </div>
    </section>
  );
}
