import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-spring.css';

interface HeroSpringProps {
  /** A hot spring whose upper left half is steam. */
  media: SizedPicture;
  /** The temperature that it comes up with, and the rest of the headline. */
  degrees: string;
  heading: string;
  text: string;
  place: string;
  action: { title: string; link: string };
  second: { title: string; link: string };
}

/** A steaming spring over the whole first screen; the headline is in its steam, as hot as the water. */
export function HeroSpring(props: HeroSpringProps) {
  const { media, degrees, heading, text, place, action, second } = props;
  return (
    <section data-first-screen="" className="spring">
      <div className="spring-picture">
        <Picture {...media} priority />
      </div>
      <div className="spring-words">
        <h1 className="spring-heading">
          <span className="spring-degrees">{degrees}</span> <span>{heading}</span>
        </h1>
        <p className="spring-text text-lead">{text}</p>
        <p className="spring-ways">
          <Button href={action.link}>{action.title}</Button>
          <Button href={second.link} tone="quiet">
            {second.title}
          </Button>
        </p>
      </div>
      <p className="spring-place">{place}</p>
    </section>
  );
}
