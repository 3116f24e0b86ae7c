import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface ClosingLongTableProps {
  heading: string;
  paragraphs: readonly string[];
  action: { title: string; link: string };
  media: PictureName;
}

/** Closing section with a full-width picture of a long table. */
export function ClosingLongTable({ heading, paragraphs, action, media }: ClosingLongTableProps) {
  return (
    <section data-tone="deep-tint" className="overflow-x-clip">
      <div className="container grid gap-x-6 gap-y-5 pt-16 pb-12 lg:grid-cols-12 lg:items-end lg:pt-28 lg:pb-16">
        <h2 className="text-h1 font-bold tracking-tight text-balance lg:col-span-6">{heading}</h2>
        <div className="grid gap-4 lg:col-span-5 lg:col-start-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a
              className="link inline-block py-1 pointer-coarse:py-2.5 font-semibold"
              href={action.link}
            >
              {action.title}
            </a>
          </p>
        </div>
      </div>
      <Picture name={media} sizes="100vw" imgClassName="print:max-h-none!" />
    </section>
  );
}
