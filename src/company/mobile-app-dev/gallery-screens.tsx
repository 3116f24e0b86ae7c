import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface GalleryScreensProps {
  heading: string;
  lead: string;
  /** Screens with texts; `img` is the picture for phones. */
  items: readonly { title: string; content: string; img?: PictureName }[];
  img?: PictureName;
}

/** Explanations of app screens, with their pictures if there are any. */
export function GalleryScreens({ heading, lead, items, img }: GalleryScreensProps) {
  return (
    <section className="lf-section overflow-x-clip">
      <div className="lf-container">
        <header className="max-w-[42em]">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 text-lead">{lead}</p>
        </header>
      </div>
      {img && (
        <Picture
          name={img}
          sizes="(width >= 80rem) 1280px, 100vw"
          className="mx-auto mt-12 max-w-[80rem] max-md:hidden"
        />
      )}
      <div className="lf-container mt-10">
        <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
          {items.map(({ title, content, img: screen }) => (
            <li key={title} className="border-t-2 border-ink pt-4 max-md:border-t-0">
              {screen && <Picture name={screen} sizes="100vw" className="-mx-5 mb-5 md:hidden" />}
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-muted">{content}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
