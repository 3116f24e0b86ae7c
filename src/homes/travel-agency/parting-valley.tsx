import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './parting-valley.css';

interface PartingValleyProps {
  id: string;
  /** Two lines; the second stands among the mountains. */
  heading: readonly [first: string, second: string];
  lead: string;
  action: { title: string; link: string };
  /** From the sky to the nearest trees. */
  media: {
    sky: SizedPicture;
    far: SizedPicture;
    river: SizedPicture;
    left: SizedPicture;
    right: SizedPicture;
  };
}

/** A valley at dusk in five layers that part as one scrolls, with a train far down by its river. */
export function PartingValley({ id, heading, lead, action, media }: PartingValleyProps) {
  const [first, second] = heading;
  return (
    <section id={id} data-first-screen="" className="valley">
      <Picture {...media.sky} alt="" priority className="valley-layer valley-sky" />
      <h1 className="valley-heading">
        {first} <span>{second}</span>
      </h1>
      <Picture {...media.far} priority className="valley-layer valley-far" />
      <div className="valley-layer valley-river">
        <Picture {...media.river} alt="" priority />
        <svg viewBox="0 0 240 16" className="valley-train" aria-hidden="true">
          <path d="M2 3h38v9H2zM43 3h46v9H43zM92 3h46v9H92zM141 3h46v9h-46zM190 3h38q8 1 9 9h-47z" />
          <path
            className="valley-panes"
            d="M6 5.5h30v3H6zM47 5.5h38v3H47zM96 5.5h38v3H96zM145 5.5h38v3h-38zM227 6h6v3h-6z"
          />
        </svg>
      </div>
      <Picture {...media.left} alt="" priority className="valley-bank valley-left" />
      <Picture {...media.right} alt="" priority className="valley-bank valley-right" />
      <div className="valley-words">
        <p className="text-lead">{lead}</p>
        <Button href={action.link} size="lg">
          {action.title}
        </Button>
      </div>
    </section>
  );
}
