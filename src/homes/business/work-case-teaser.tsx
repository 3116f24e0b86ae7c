import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface WorkCaseTeaserProps {
  heading: string;
  /** The one figure, as printed: “81%”. */
  figure: string;
  /** Unit of the figure, and the value before the project. */
  figureText: string;
  text: string;
  img: PictureName;
  action: { title: string; link: string };
}

/**
 * Full-width picture that fades into mist and half covers one very large figure. The mist gives
 * the figure its contrast.
 */
export function WorkCaseTeaser(props: WorkCaseTeaserProps) {
  const { heading, figure, figureText, text, img, action } = props;
  return (
    <section aria-labelledby="case-teaser-heading" className="pb-16 lg:pb-32">
      <Picture
        name={img}
        sizes="max(100vw, 36rem)"
        className="h-[62vw] max-h-[46rem] min-h-80 w-full mask-[linear-gradient(black_48%,color-mix(in_srgb,black_50%,transparent)_78%,transparent)]"
        imgClassName="h-full"
      />
      <div className="lf-container grid gap-x-6 lg:grid-cols-12">
        <p className="relative z-10 lg:col-span-7">
          <strong className="-mt-[0.5em] block font-display text-[min(40vw,clamp(8rem,27vw,25rem))] font-extrabold leading-[0.8] tracking-poster text-accent">
            {figure}
          </strong>
          <span className="mt-8 block max-w-[24em] text-lead font-medium">{figureText}</span>
        </p>
        <div className="mt-10 lg:col-span-4 lg:col-start-9 lg:mt-14">
          <h2 id="case-teaser-heading" className="text-h3 font-bold tracking-tight">
            {heading}
          </h2>
          <p className="mt-4">{text}</p>
          <Button href={action.link} tone="outline" className="mt-7">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
