import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

type ContactSheetProps = {
  heading: string;
  lead: string;
  pictures: readonly PictureRecord[];
};

/** Pictures by the scene that made them, scenes in order of the alphabet. */
function byScene(pictures: readonly PictureRecord[]): [scene: string, of: PictureRecord[]][] {
  const scenes = Map.groupBy(pictures, ({ scene }) => scene);
  return [...scenes].sort(([a], [b]) => a.localeCompare(b));
}

function Sheet({ picture }: { picture: PictureRecord }) {
  const { name, width, height, alt } = picture;
  return (
    <li id={name} className="flex flex-col gap-2">
      <a href={`/media/${name}-${width}.avif`} className="block rounded-sm bg-surface">
        <PictureView
          picture={picture}
          sizes="(width >= 62rem) 290px, (width >= 48rem) 30vw, 45vw"
          className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-sm"
          // As large as its own shape allows: a picture that is stretched shows its miniature behind.
          imgClassName="h-auto max-h-full w-auto max-w-full"
        />
      </a>
      <p className="text-caption">
        <code className="font-semibold wrap-anywhere">{name}</code>{' '}
        <span className="text-muted tabular-nums">
          {width} × {height}
        </span>
        <br />
        <span className="text-muted">{alt}</span>
      </p>
    </li>
  );
}

/** Every picture with its name, size and words, so that an author of a page can choose. */
export function ContactSheet({ heading, lead, pictures }: ContactSheetProps) {
  return (
    <div className="container section">
      <h1 className="font-display text-h1 font-semibold">{heading}</h1>
      <p className="measure mt-4 text-lead text-muted">{lead}</p>
      {byScene(pictures).map(([scene, group]) => (
        <section key={scene} className="mt-16">
          <h2 className="border-line border-b pb-3 font-display text-h3 font-semibold">{scene}</h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
            {group.map((picture) => (
              <Sheet key={picture.name} picture={picture} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
