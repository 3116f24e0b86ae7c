import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-flooded-room.css';

interface HeroFloodedRoomProps {
  /** A room whose wall is black up to a brass edge; hero-flooded-room.css has its position. */
  media: SizedPicture;
  /** The lines of the headline on the brass, and its end, under it. */
  above: readonly string[];
  below: string;
  /** Height of the brass. */
  label: string;
  card: { heading: string; text: string };
  action: { title: string; link: string };
}

/** A flooded room with its chairs on pegs: the headline is on the brass, its end under it, mirrored in the water. */
export function HeroFloodedRoom({
  media,
  above,
  below,
  label,
  card,
  action,
}: HeroFloodedRoomProps) {
  return (
    <section data-first-screen="" className="hung">
      <div className="hung-room">
        <Picture {...media} priority className="hung-picture" imgClassName="size-full" />
        <h1 className="hung-words font-medium">
          <span className="hung-above">
            {above.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
          <span className="hung-below">{below}</span>
        </h1>
        <p className="hung-mirror font-display font-medium" aria-hidden="true">
          {below}
        </p>
        <p className="hung-label">{label}</p>
      </div>
      <div className="hung-card">
        <p className="hung-card-name font-display">{card.heading}</p>
        <p>{card.text}</p>
        <Button href={action.link}>{action.title}</Button>
      </div>
    </section>
  );
}
