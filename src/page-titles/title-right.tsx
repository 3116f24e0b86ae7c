import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

interface TitleRightProps extends PageTitleProps {
  /** Fills the left half of the viewport. */
  picture: PictureRecord;
}

/** A right-aligned page title beside a picture that fills the left half. */
export function TitleRight({ title, lead, crumbs, picture }: TitleRightProps) {
  return (
    <header data-first-screen className="relative bg-surface">
      <PictureView
        priority
        picture={picture}
        alt=""
        sizes="(width >= 62rem) 50vw, 100vw"
        className="h-56 lg:absolute lg:inset-y-0 lg:start-0 lg:h-full lg:w-1/2"
        imgClassName="h-full"
      />
      <div className="lf-container lg:grid lg:grid-cols-12 lg:gap-x-6">
        <div className="flex flex-col items-end pt-6 pb-12 text-end lg:col-span-5 lg:col-start-8 lg:min-h-[32rem] lg:justify-between lg:py-14">
          <Breadcrumbs crumbs={crumbs} className="justify-end" />
          <div className="mt-8">
            <h1 className="text-h1 font-bold tracking-close">{title}</h1>
            {lead && <p className="ms-auto mt-5 max-w-[26em] text-lead text-muted">{lead}</p>}
          </div>
        </div>
      </div>
    </header>
  );
}
