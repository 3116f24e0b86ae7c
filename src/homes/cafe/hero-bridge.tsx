import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-bridge.css';
import './hero-bridge-motion.css';

interface HeroBridgeProps {
  /** The cup, on no ground of its own. */
  media: SizedPicture;
  /** Lamps behind the cup, and the steam above it. */
  lamps: PictureName;
  steam: PictureName;
  /** Over the bridge; and the two leaves that it is made of. */
  above: string;
  leaves: readonly [string, string];
  lead: string;
  place: readonly string[];
  action: { title: string; link: string };
  second: { title: string; link: string };
}

/** A headline that is a drawbridge: its two leaves are raised over a cup, whose steam rises between them. */
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
