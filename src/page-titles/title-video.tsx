import { BackgroundVideo } from '../elements/background-video/background-video.tsx';
import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { pageTitleWords } from '../words/page-titles.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import styles from './title-shade.module.css';

interface TitleVideoProps extends PageTitleProps {
  /** URL of the video without its extension. */
  video: string;
  /** First frame of the video, shown until it plays or instead of it. */
  poster: PictureRecord;
}

/**
 * A page title over a video: the poster first, then the video unless the visitor prefers less motion
 * or data, with a pause button.
 */
export function TitleVideo({ title, lead, crumbs, video, poster }: TitleVideoProps) {
  return (
    <header
      data-first-screen
      className="relative flex min-h-[min(84dvh,50rem)] items-end overflow-clip bg-stage text-white [--focus:white]"
    >
      <BackgroundVideo
        video={video}
        pauseLabel={pageTitleWords.pauseFilm}
        playLabel={pageTitleWords.playFilm}
      >
        <PictureView
          priority
          picture={poster}
          alt=""
          sizes="max(100vw, 150svh)"
          imgClassName="h-full"
        />
      </BackgroundVideo>
      <div
        className={`${styles.titleShade} pointer-events-none absolute inset-0`}
        aria-hidden="true"
      />
      <div className="pointer-events-none lf-container relative pt-40 pb-24 *:pointer-events-auto lg:pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-3 text-h1 font-bold tracking-close lg:text-display">{title}</h1>
        {lead && <p className="mt-4 max-w-[28em] text-lead">{lead}</p>}
      </div>
    </header>
  );
}
