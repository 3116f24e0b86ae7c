import { PictureView } from '../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { PageTitleProps } from './page-title-props.ts';

interface TitleLeftProps extends PageTitleProps {
  /** A small picture that overlaps the rule. */
  picture: PictureRecord;
}

/** A left-aligned page title on the page's background, above a rule that a picture overlaps. */
export function TitleLeft({ title, lead, crumbs, picture }: TitleLeftProps) {
  return (
    <header data-first-screen className="lf-container">
      <div className="grid gap-x-6 border-b-2 border-ink lg:grid-cols-12">
        <div className="pt-6 pb-8 lg:col-span-8 lg:pt-12 lg:pb-16">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-6 text-h1 font-bold tracking-close lg:mt-14 lg:text-display">
            {title}
          </h1>
          {lead && <p className="mt-5 max-w-[30em] text-lead text-muted">{lead}</p>}
        </div>
        <PictureView
          priority
          picture={picture}
          alt=""
          sizes="(width >= 62rem) 25rem, 60vw"
          ratio="4/5"
          className="-mb-10 w-3/5 self-end justify-self-end max-lg:aspect-[3/2]! lg:col-span-4 lg:-mb-16 lg:w-full"
        />
      </div>
      <div aria-hidden="true" className="h-16 lg:h-24" />
    </header>
  );
}
