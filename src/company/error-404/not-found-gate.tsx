import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { NotFoundNumber } from './not-found-number.tsx';

interface NotFoundGateProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  onwardHeading: string;
  links: readonly { title: string; link?: string | undefined }[];
  searchLabel: string;
  searchSubmit: string;
  report: string;
  reportTitle: string;
}

/** Content of the 404 page: a picture, and links to other pages. */
export function NotFoundGate(props: NotFoundGateProps) {
  const { heading, lead, media, onwardHeading, links, report, reportTitle } = props;
  return (
    <section
      data-first-screen
      className="lf-container grid gap-x-6 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:pt-14 lg:pb-32"
    >
      <div className="relative lg:col-span-7 lg:row-span-2">
        <NotFoundNumber className="w-[92%] text-line" />
        {/* Cropped from the left, so that the gate and the signpost stay visible. */}
        <Picture
          {...media}
          priority
          className="relative -mt-[20%] lg:aspect-5/4"
          imgClassName="lg:h-full lg:[object-position:80%_50%]!"
        />
      </div>
      <div className="lg:col-span-5 lg:pt-10">
        <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
        <p className="mt-6 max-w-[28em] text-lead">{lead}</p>
        <form
          action="/page/search-result"
          method="get"
          className="mt-8 flex flex-wrap items-end gap-3"
        >
          <label className="min-w-0 grow basis-56 text-caption font-semibold text-muted">
            {props.searchLabel}
            <input
              name="q"
              type="search"
              required
              className="mt-1 block min-h-13 w-full border-b-2 border-ink bg-transparent text-body font-normal text-ink"
            />
          </label>
          <Button type="submit" tone="ink">
            {props.searchSubmit}
          </Button>
        </form>
      </div>
      <nav aria-label={onwardHeading} className="lg:col-span-5 lg:row-span-2">
        <h2 className="text-h4 font-semibold">{onwardHeading}</h2>
        <ul className="mt-3 border-t border-line">
          {links.map(({ title, link }) => (
            <li key={title} className="border-b border-line">
              <a
                href={link}
                className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-accent"
              >
                {title}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="-mt-6 text-note text-muted lg:col-span-7 lg:col-start-1 lg:row-start-3">
        {report}{' '}
        <a className="lf-link text-ink" href="/page/contact-us">
          {reportTitle}
        </a>
      </p>
    </section>
  );
}
