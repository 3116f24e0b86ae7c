import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './hero-clothesline.css';
import './hero-clothesline-scroll.css';
import { HeroPhone } from './hero-phone.tsx';

interface HeroClotheslineProps {
  id: string;
  heading: readonly [string, string];
  lead: string;
  action: { title: string; link: string };
  /** Note on the price. */
  priceNote: string;
  /** Name of the list of hours. */
  hoursLabel: string;
  hours: readonly { clock: string; title: string; text: string }[];
  /** Full-width picture of a town under an open sky. */
  media: SizedPicture;
  /** Screens of the back, the middle and the front phone; each has one for every hour. */
  screens: readonly { kind: 'line' | 'sky' | 'answer'; names: readonly PictureName[] }[];
}

/** Three phones on a clothesline over a town, sticky while the hours of a day scroll past; their screens change with the hour. */
export function HeroClothesline(props: HeroClotheslineProps) {
  const { id, heading, lead, action, priceNote, hoursLabel, hours, media, screens } = props;
  const answerScreens = screens.find(({ kind }) => kind === 'answer')?.names ?? [];
  return (
    <section id={id} data-first-screen="" className="hang">
      <div className="hang-stage">
        {hours.slice(1).map(({ clock }, index) => (
          <span key={clock} className="hang-sky" data-hour={index + 2} aria-hidden="true" />
        ))}
        <Picture {...media} priority className="hang-town" />
        <div className="hang-room">
          <div className="hang-plane">
            <svg
              viewBox="0 0 200 20"
              preserveAspectRatio="none"
              className="hang-line"
              aria-hidden="true"
            >
              <path d="M0 9Q22 13 44 9T88 10T132 9T200 8" vectorEffect="non-scaling-stroke" />
            </svg>
            {screens.map(({ kind, names }) => (
              <HeroPhone key={kind} kind={kind} names={names} />
            ))}
          </div>
        </div>
      </div>
      <div className="hang-words">
        <h1 className="hang-heading font-extrabold">
          <span>{heading[0]}</span> <span>{heading[1]}</span>
        </h1>
        <div className="hang-note">
          <p className="hang-lead text-lead">{lead}</p>
          <p className="hang-action">
            <Button href={action.link} tone="ink" size="lg">
              {action.title}
            </Button>
          </p>
          <p className="hang-aside">{priceNote}</p>
        </div>
      </div>
      <ol className="hang-hours" aria-label={hoursLabel}>
        {hours.map(({ clock, title, text }, index) => {
          const name = answerScreens[index];
          return (
            <li key={clock} className="hang-hour" data-hour={index + 1}>
              <div className="hang-slip">
                <p className="hang-clock font-display">{clock}</p>
                <h2 className="hang-title text-h3">{title}</h2>
                <p>{text}</p>
              </div>
              {name && (
                <div className="hang-own">
                  <Picture name={name} sizes="(width >= 48rem) 19rem, 17rem" />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
