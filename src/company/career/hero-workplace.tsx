import ArrowDown from 'lucide-react/icons/arrow-down';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

interface HeroWorkplaceProps {
  heading: string;
  lead: string;
  media: SizedPicture;
  /** Link to the openings on the same page. */
  action: { title: string; link: string };
}

/** Headline across the page, and a picture that bleeds off the left edge beside a short text. */
export function HeroWorkplace(props: HeroWorkplaceProps) {
  const { heading, lead, media, action } = props;
  return (
    <section data-first-screen="" className="overflow-x-clip pt-10 md:pt-16">
      <div className="container">
        <h1 className="font-display text-display font-extrabold tracking-closer">{heading}</h1>
        <div className="mt-8 grid gap-x-6 gap-y-8 md:mt-12 lg:grid-cols-12">
          <div className="order-2 lg:col-span-4 lg:col-start-9 lg:pt-2">
            <p className="max-w-[30em] text-lead">{lead}</p>
            <a
              href={action.link}
              className="mt-6 inline-flex min-h-11 items-center gap-3 font-semibold decoration-accent decoration-2 underline-offset-6 hover:underline"
            >
              <span className="grid size-11 place-items-center rounded-full bg-accent text-on-accent">
                <ArrowDown size={20} aria-hidden />
              </span>
              {action.title}
            </a>
          </div>
          <div className="order-1 -mx-5 md:-mx-6 lg:col-span-8 lg:me-6 lg:-ms-[max(var(--page-margin),(100vw-77rem)/2)]">
            <Picture {...media} priority className="overflow-hidden lg:rounded-e-2xl" ratio="3/2" />
          </div>
        </div>
      </div>
    </section>
  );
}
