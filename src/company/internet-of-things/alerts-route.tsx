import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';

interface AlertsRouteProps {
  heading: string;
  lead: string;
  /** Picture of the route that the data take, interrupted in four places. */
  img: PictureName;
  /** Interruptions in the order of the route; on a phone each has a picture of its own. */
  items: readonly {
    title: string;
    effect: string;
    alertTime: string;
    phonePicture: PictureName;
  }[];
  /** Text before the time of an alert. */
  alertLabel: string;
  note: string;
}

/** Full-width diagram of the route that the data take, with the alert of each interruption. */
export function AlertsRoute(props: AlertsRouteProps) {
  const { heading, lead, img, items, alertLabel, note } = props;
  return (
    <section
      data-tone="highlight"
      className="pt-16 pb-14 lg:pt-24"
      aria-labelledby="silence-heading"
    >
      <div className="lf-container flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="silence-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="max-w-[30em]">{lead}</p>
      </div>
      <div className="mx-auto max-w-[96rem] md:mt-6">
        <Picture name={img} sizes="(width >= 96rem) 1536px, 100vw" className="max-md:hidden" />
        <ol className="grid md:grid-cols-4 md:gap-x-6 md:px-[2.5%] max-md:px-5 max-md:pt-6">
          {items.map(({ title, effect, alertTime, phonePicture }, index) => (
            <li
              key={title}
              className="md:px-3 max-md:grid max-md:grid-cols-[min(8.5rem,32vw)_minmax(0,1fr)] max-md:gap-x-[min(1.25rem,5vw)]"
            >
              <div className="flex flex-col md:hidden">
                <Picture name={phonePicture} alt="" sizes="8.5rem" />
                {index < items.length - 1 && (
                  <span
                    aria-hidden="true"
                    className="mx-auto min-h-8 flex-1 border-ink border-s-4 border-dotted"
                  />
                )}
              </div>
              <div className="max-md:pt-2 max-md:pb-8">
                <h3 className="font-display text-h4 font-bold">
                  <span aria-hidden="true">{index + 1}. </span>
                  {title}
                </h3>
                <p className="mt-1.5 max-w-[24em]">{effect}</p>
                <p className="mt-1.5 font-semibold">
                  {alertLabel} {alertTime}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="lf-container mt-10 max-md:mt-8">
        <span className="block max-w-[44em] border-ink border-t-2 pt-4 font-semibold">{note}</span>
      </p>
    </section>
  );
}
