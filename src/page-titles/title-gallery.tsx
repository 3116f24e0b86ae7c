import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { pageTitleWords } from '../words/page-titles.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import pauseMotionStyles from './pause-motion.module.css';
import { PauseMotion } from './pause-motion.tsx';
import styles from './title-gallery.module.css';

interface TitleGalleryProps extends PageTitleProps {
  /** Four pictures of one size and viewpoint, so that only the subject changes. */
  pictures: readonly [PictureRecord, PictureRecord, PictureRecord, PictureRecord];
}

/** A page title over four pictures, five seconds each, with a crossfade and a pause button. */
export function TitleGallery({ title, lead, crumbs, pictures }: TitleGalleryProps) {
  return (
    <header
      data-first-screen
      className="relative flex min-h-[min(86dvh,50rem)] items-end overflow-clip bg-stage text-white [--focus:white]"
    >
      <PauseMotion id="pause-gallery" label={pageTitleWords.pausePictures} />
      <div
        className={`${styles.titleGallery} ${pauseMotionStyles.moves} absolute inset-x-0 top-0 h-[68%]`}
        aria-hidden="true"
      >
        {pictures.map((picture, index) => (
          <PictureView
            key={picture.name}
            priority={index === 0}
            picture={picture}
            alt=""
            sizes="max(100vw, min(96svh, 55rem))"
            className="absolute inset-0"
            imgClassName="h-full lg:object-[50%_85%]!"
          />
        ))}
      </div>
      <div className="lf-container relative pt-[54dvh] pb-20 lg:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-3 text-h1 font-bold tracking-close">{title}</h1>
        {lead && <p className="mt-4 max-w-[30em] text-lead">{lead}</p>}
      </div>
    </header>
  );
}
