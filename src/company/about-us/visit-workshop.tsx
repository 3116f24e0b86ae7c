import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface VisitWorkshopProps {
  heading: string;
  paragraphs: readonly string[];
  /** Address, opening hours, directions. */
  facts: readonly { term: string; text: string }[];
  img: PictureName;
  /** Caption under the picture's left corner. */
  caption: string;
  action: { title: string; link: string };
}

/** Information for visitors below a large picture that bleeds off the right edge. */
export function VisitWorkshop(props: VisitWorkshopProps) {
  const { heading, paragraphs, facts, img, caption, action } = props;
  return (
    <section className="lf-section overflow-x-clip" aria-labelledby="visit-heading">
      <div className="lf-container">
        <figure className="lg:ml-[8.333%]">
          <Picture
            name={img}
            sizes="(width >= 62rem) 92vw, (width >= 48rem) 100vw, 113vw"
            ratio="2/1"
            className="-mr-5 max-md:aspect-[4/3]! md:-mr-6 lg:-mr-[max(var(--page-margin),(100vw-77rem)/2)] lg:max-h-[44rem] lg:w-auto"
            imgClassName="h-full"
          />
          <figcaption className="mt-3 text-note text-muted">{caption}</figcaption>
        </figure>
        <div className="mt-12 grid gap-x-6 gap-y-8 lg:mt-16 lg:ml-[8.333%] lg:grid-cols-11">
          <div className="lg:col-span-6">
            <h2 id="visit-heading" className="text-h2 font-bold tracking-tight">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="lf-measure mt-5">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="lg:col-span-4 lg:col-start-8 lg:pt-3">
            <dl className="border-line border-t">
              {facts.map(({ term, text }) => (
                <div
                  key={term}
                  className="grid grid-cols-[6rem_1fr] gap-4 border-line border-b py-3 text-caption"
                >
                  <dt className="font-semibold">{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <Button href={action.link} tone="outline" className="mt-8">
              {action.title}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
