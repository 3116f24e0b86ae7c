import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { RidgeEdge } from './ridge-edge.tsx';
import './late-ledger.css';

interface LateLedgerProps {
  id: string;
  heading: string;
  text: string;
  media: PictureName;
  /** From the punctual to the very late. */
  groups: readonly { title: string; note: string; rides: number }[];
  promise: { heading: string; text: string };
}

/** How long a stroke is, in pixels, from the punctual to the very late. */
const strokes = [14, 28, 52, 104];

/** How late the trains were: one stroke a ride, the later the longer, and what the firm does about it. */
export function LateLedger({ id, heading, text, media, groups, promise }: LateLedgerProps) {
  return (
    <section id={id} className="late">
      <RidgeEdge seed={9} />
      <Picture
        name={media}
        sizes="(width >= 62rem) 44vw, 100vw"
        ratio="4/5"
        className="late-picture"
      />
      <div className="late-words">
        <h2 className="text-h1">{heading}</h2>
        <p>{text}</p>
        <dl className="late-groups" data-in-colour="">
          {groups.map(({ title, note, rides }, grade) => (
            <div key={title} data-grade={grade}>
              <dt>
                <b className="font-display">{rides}</b> {title}
              </dt>
              <dd>
                {note}
                <svg width={rides * 11} height={strokes[grade]} aria-hidden="true">
                  <path
                    d={Array.from({ length: rides }, (_, i) => `M${i * 11 + 3} 0v99`).join('')}
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        <div className="late-promise">
          <h3 className="text-h3">{promise.heading}</h3>
          <p>{promise.text}</p>
        </div>
      </div>
    </section>
  );
}
