import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-kiln-wall.css';

interface HeroKilnWallProps {
  /** Picture with space for text at the left. */
  media: SizedPicture;
  /** Lines of the headline. */
  lines: readonly string[];
  text: string;
  action: { title: string; link: string };
  secondAction: { title: string; link: string };
}

/** Hero with a headline on a plaster wall beside a kiln. */
export function HeroKilnWall({ media, lines, text, action, secondAction }: HeroKilnWallProps) {
  return (
    <section data-first-screen="" className="wicket-wall">
      <Picture {...media} priority className="wicket-wall-picture" imgClassName="size-full" />
      <h1 className="wicket-paint">
        {lines.map((line, index) => (
          <span key={line}>
            {line}
            {index < lines.length - 1 && ' '}
          </span>
        ))}
      </h1>
      <div className="wicket-label">
        <p>{text}</p>
        <a href={secondAction.link} className="wicket-label-way">
          {secondAction.title}
        </a>
      </div>
      <p className="wicket-enter">
        <Button href={action.link} size="lg">
          {action.title}
        </Button>
      </p>
    </section>
  );
}
