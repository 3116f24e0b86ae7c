import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';

interface IncludedOutlinesProps {
  heading: string;
  lead: string;
  img: PictureName;
  /** As many items as the picture has outlines. */
  items: readonly { title: string; content: string }[];
}

/** Free services, as outlines of tools on a board. */
export function IncludedOutlines({ heading, lead, img, items }: IncludedOutlinesProps) {
  return (
    <section data-tone="ink" className="lf-section overflow-x-clip">
      <div className="lf-container grid gap-x-6 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-4 md:self-center">
          <Picture
            name={img}
            sizes="(width >= 48rem) 33vw, 100vw"
            className="-mx-5 overflow-clip md:mx-0 md:rounded-xl"
          />
        </div>
        <div className="md:col-span-7 md:col-start-6">
          <h2 className="text-h1 font-bold tracking-close">{heading}</h2>
          <p className="mt-5 text-lead">{lead}</p>
          <ul className="mt-10 grid gap-7">
            {items.map(({ title, content }) => (
              <li key={title}>
                <h3 className="text-h4 font-bold">
                  <s className="decoration-accent decoration-2">{title}</s>
                </h3>
                <p className="mt-1 text-muted">{content}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
