import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';
import styles from './title-parallax.module.css';
import titleShadeStyles from './title-shade.module.css';

interface TitleParallaxProps extends PageTitleProps {
  picture: PictureRecord;
}

/**
 * A page title over a picture with parallax: a CSS scroll-driven animation moves the picture more
 * slowly than the page. Static with reduced motion, below 768 px, and in browsers without scroll
 * timelines.
 */
export function TitleParallax({ title, lead, crumbs, picture }: TitleParallaxProps) {
  return (
    <header
      data-first-screen
      className="relative flex min-h-[min(80dvh,48rem)] items-end overflow-clip bg-stage text-white [--focus:white]"
    >
      <PictureView
        priority
        picture={picture}
        alt=""
        sizes="max(100vw, 144svh)"
        className={`${styles.titleParallaxPicture} absolute inset-x-0 -top-[6%] h-[112%]`}
        imgClassName="h-full"
      />
      <div className={`${titleShadeStyles.titleShade} absolute inset-0`} aria-hidden="true" />
      <div className="lf-container relative pt-40 pb-10 lg:pb-16">
        <h1 className="text-h1 font-bold tracking-close lg:text-display">{title}</h1>
        {lead && <p className="mt-5 max-w-[32em] text-lead">{lead}</p>}
        <Breadcrumbs crumbs={crumbs} className="mt-4" />
      </div>
    </header>
  );
}
