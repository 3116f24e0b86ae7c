import { BackgroundVideo } from '../../elements/background-video/background-video.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { pictureNamed } from '../../media/pictures.ts';
import { videos, videoWords } from './videos.ts';

/** List of the other videos, each behind its first frame until it is played. */
export function VideoList() {
  return (
    <section aria-labelledby="films-heading" className="lf-container pb-24 lg:pb-32">
      <h2 id="films-heading" className="text-h2">
        {videoWords.heading}
      </h2>
      <p className="mt-3 max-w-[34em] text-lead text-muted">{videoWords.lead}</p>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2">
        {videos.map(({ file, title, note, poster, once }) => (
          <li key={file}>
            <div className="relative aspect-video overflow-clip rounded-2xl">
              <BackgroundVideo
                video={`/film/${file}`}
                playLabel={videoWords.play.replace('{title}', title)}
                pauseLabel={videoWords.pause.replace('{title}', title)}
                once={once}
                onDemand
              >
                <PictureView
                  picture={pictureNamed(poster)}
                  sizes="(width >= 48rem) 46vw, 92vw"
                  imgClassName="h-full"
                />
              </BackgroundVideo>
            </div>
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
