import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface AccessKeysProps {
  heading: string;
  lead: string;
  media: PictureName;
  /** Keys in the order of the picture. */
  items: readonly { title: string; holders: string }[];
}

/** List of keys (credentials) and their holders, beside a picture of a key cabinet. */
export function AccessKeys({ heading, lead, media, items }: AccessKeysProps) {
  return (
    <section data-tone="deep-tint" className="overflow-x-clip py-16 lg:py-24">
      <div className="container grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 className="text-h1 font-bold tracking-tight lg:col-span-8">{heading}</h2>
        <p className="max-w-[34em] lg:col-span-4 lg:self-end">{lead}</p>
        <Picture
          name={media}
          sizes="(width >= 75rem) 50rem, (width >= 62rem) 64vw, 100vw"
          className="max-lg:-mx-5 md:max-lg:-mx-6 lg:col-span-8 lg:-ml-6 lg:self-center"
          imgClassName="print:max-h-[110mm]! print:w-auto!"
        />
        <ol className="lg:col-span-4 lg:self-center">
          {items.map(({ title, holders }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] border-line border-t py-3">
              <span className="font-display font-bold tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <strong className="block">{title}</strong>
                {holders}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
