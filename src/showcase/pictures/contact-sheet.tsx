import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { withoutPlaceholder } from '../../media/without-placeholder.ts';

type ContactSheetProps = {
  heading: string;
  lead: string;
  /** What the list of scenes is, for those who hear it. */
  scenes: string;
  pictures: readonly PictureRecord[];
};

/** Pictures by the scene that made them, scenes in order of the alphabet. */
function byScene(pictures: readonly PictureRecord[]): [scene: string, of: PictureRecord[]][] {
  const scenes = Map.groupBy(pictures, ({ scene }) => scene);
  return [...scenes].sort(([a], [b]) => a.localeCompare(b));
}

/** Widest file of a small picture; twice its place on a wide screen and more. In pixels. */
const widest = 768;

/** Hundreds stand on the page: small files, and a color behind them instead of a miniature. */
const small = (picture: PictureRecord): PictureRecord => ({
  ...withoutPlaceholder(picture),
  widths: picture.widths.filter((width, index) => index === 0 || width <= widest),
});

/** Anchor of a scene. */
const placeOf = (scene: string) => `scene-${scene}`;

function Sheet({ picture }: { picture: PictureRecord }) {
  const { name, width, height, alt } = picture;
  return (
    <li id={name} className="flex flex-col gap-2">
      <a href={`/media/${name}-${width}.avif`} className="block rounded-sm bg-surface">
        <PictureView
          picture={small(picture)}
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
export function ContactSheet({ heading, lead, scenes, pictures }: ContactSheetProps) {
  const groups = byScene(pictures);
  return (
    <div className="container section">
      <header data-first-screen>
        <h1 className="font-display text-h1 font-semibold">{heading}</h1>
        <p className="measure mt-4 text-lead text-muted">{lead}</p>
        <nav aria-label={scenes} className="mt-10">
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(([scene, group]) => (
              <li key={scene}>
                <a href={`#${placeOf(scene)}`} className="link inline-flex min-h-11 items-center">
                  {scene}
                  <span className="ms-1.5 text-caption text-muted tabular-nums">
                    {group.length}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(([scene, group]) => (
        <section key={scene} id={placeOf(scene)} className="mt-16">
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
