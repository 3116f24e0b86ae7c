import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

type ContactSheetProps = {
  heading: string;
  lead: string;
  /** Accessible name of the list of scenes. */
  scenesLabel: string;
  pictures: readonly PictureRecord[];
};

/** Groups pictures by the scene that rendered them, sorted by name. */
function groupByScene(
  pictures: readonly PictureRecord[],
): [scene: string, pictures: PictureRecord[]][] {
  const scenes = Map.groupBy(pictures, ({ scene }) => scene);
  return [...scenes].sort(([a], [b]) => a.localeCompare(b));
}

/** Widest file of a thumbnail, in pixels: about twice its size on a wide screen. */
const maxThumbnailWidth = 768;

/** Returns a picture without its large files, since the page has hundreds of thumbnails. */
const omitLargeFiles = (picture: PictureRecord): PictureRecord => ({
  ...picture,
  widths: picture.widths.filter((width, index) => index === 0 || width <= maxThumbnailWidth),
});

/** Returns the fragment of a scene. */
const fragmentOf = (scene: string) => `scene-${scene}`;

function PictureEntry({ picture }: { picture: PictureRecord }) {
  const { name, width, height, alt } = picture;
  return (
    <li id={name} className="flex flex-col gap-2">
      <a href={`/media/${name}-${width}.avif`} className="block rounded-sm bg-surface">
        <PictureView
          picture={omitLargeFiles(picture)}
          sizes="(width >= 62rem) 290px, (width >= 48rem) 30vw, 45vw"
          className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-sm"
          // Limited by its own aspect ratio: a stretched picture would show its placeholder.
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

/** Renders all pictures with name, size and alternative text, for authors of pages. */
export function ContactSheet({ heading, lead, scenesLabel, pictures }: ContactSheetProps) {
  const groups = groupByScene(pictures);
  return (
    <div className="lf-container lf-section">
      <header data-first-screen>
        <h1 className="font-display text-h1 font-semibold">{heading}</h1>
        <p className="lf-measure mt-4 text-lead text-muted">{lead}</p>
        <nav aria-label={scenesLabel} className="mt-10">
          <ul className="flex flex-wrap gap-x-5">
            {groups.map(([scene, group]) => (
              <li key={scene}>
                <a
                  href={`#${fragmentOf(scene)}`}
                  className="lf-link inline-flex min-h-11 items-center"
                >
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
        <section key={scene} id={fragmentOf(scene)} className="mt-16">
          <h2 className="border-line border-b pb-3 font-display text-h3 font-semibold">{scene}</h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
            {group.map((picture) => (
              <PictureEntry key={picture.name} picture={picture} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
