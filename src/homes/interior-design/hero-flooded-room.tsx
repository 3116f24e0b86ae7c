import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-flooded-room.css';

interface HeroFloodedRoomProps {
  /** Picture of a room with a brass edge on its wall; hero-flooded-room.css has the position of the edge. */
  media: SizedPicture;
  /** Lines of the headline above the edge. */
  headingLines: readonly string[];
  /** End of the headline, below the edge. */
  headingEnd: string;
  /** Text on the height of the edge. */
  label: string;
  card: { heading: string; text: string };
  action: { title: string; link: string };
}

/** Picture of a flooded room: the headline is above a brass edge, its end below, mirrored in the water. */
export function HeroFloodedRoom({
  media,
  headingLines,
  headingEnd,
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
            {headingLines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </span>
          <span className="hung-below">{headingEnd}</span>
        </h1>
        <p className="hung-mirror font-display font-medium" aria-hidden="true">
          {headingEnd}
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
