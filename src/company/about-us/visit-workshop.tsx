import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface VisitWorkshopProps {
  heading: string;
  paragraphs: readonly string[];
  /** Address, opening hours, directions. */
  facts: readonly { term: string; text: string }[];
  /** Large picture, and a small one that overlaps its corner. */
  media: { large: PictureName; small: PictureName };
  action: { title: string; link: string };
}

/** Information for visitors, with two overlapping pictures. */
export function VisitWorkshop({ heading, paragraphs, facts, media, action }: VisitWorkshopProps) {
  return (
    <section className="section" aria-labelledby="visit-heading">
      <div className="container grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="relative pr-[14%] pb-[22%] lg:col-span-7 lg:-ml-[min(5vw,4rem)] lg:pr-[12%]">
          <Picture
            name={media.large}
            sizes="(width >= 62rem) 54vw, 86vw"
            ratio="4/5"
            className="overflow-clip"
          />
          <Picture
            name={media.small}
            sizes="(width >= 62rem) 34vw, 56vw"
            ratio="4/3"
            className="absolute right-0 bottom-0 w-[58%] overflow-clip border-[0.625rem] border-paper"
          />
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:self-center">
          <h2 id="visit-heading" className="text-h2 font-bold tracking-tight">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
          <dl className="mt-8 border-line border-t">
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
    </section>
  );
}
