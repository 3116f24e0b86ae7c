import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-bridge.css';
import './hero-bridge-motion.css';

interface HeroBridgeProps {
  /** Cup on a transparent background. */
  media: SizedPicture;
  /** Lamps behind the cup, and the steam above it. */
  lamps: PictureName;
  steam: PictureName;
  /** Text above the bridge, and on its two leaves. */
  above: string;
  leaves: readonly [string, string];
  lead: string;
  place: readonly string[];
  action: { title: string; link: string };
  second: { title: string; link: string };
}

/** Headline as a drawbridge: its two halves open over a steaming cup. */
export function HeroBridge(props: HeroBridgeProps) {
  const { media, lamps, steam, above, leaves, lead, place, action, second } = props;
  return (
    <section data-first-screen="" className="bridge">
      <div className="bridge-stage">
        <Picture
          name={lamps}
          sizes="100vw"
          alt=""
          className="bridge-lamps"
          imgClassName="size-full"
        />
        <h1 className="bridge-words">
          <span className="bridge-above">{above} </span>
          <span className="bridge-leaf">
            <span>{leaves[0]}</span>{' '}
          </span>
          <span className="bridge-leaf">
            <span>{leaves[1]}</span>
          </span>
        </h1>
        <div className="bridge-cup">
          <Picture
            name={steam}
            sizes="(width >= 48rem) 26vw, 60vw"
            alt=""
            className="bridge-steam"
          />
          <Picture {...media} priority className="bridge-mug" />
        </div>
        <div className="bridge-counter">
          <p className="bridge-lead">{lead}</p>
          <p className="bridge-ways">
            <Button href={action.link}>{action.title}</Button>
            <Button href={second.link} tone="outline">
              {second.title}
            </Button>
          </p>
          <p className="bridge-place font-display">
            {place.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
