import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-night-call.css';

interface AboutNightCallProps {
  id: string;
  heading: string;
  media: PictureName;
  /** Place and time. */
  timeAndPlace: string;
  /** Lines of a phone call; `later` marks a pause. */
  call: readonly { who: 'caller' | 'nell' | 'later'; text: string }[];
  /** Names of the speakers, for screen readers. */
  speakers: { caller: string; nell: string };
  story: readonly string[];
  /** Text on the other teacher. */
  secondTeacherText: string;
}

/** Transcript of an emergency call, and a text on the teachers. */
export function AboutNightCall(props: AboutNightCallProps) {
  const { id, heading, media, timeAndPlace, call, speakers, story, secondTeacherText } = props;
  return (
    <section id={id} data-tone="ink" className="night-call">
      <CroppedPicture
        name={media}
        sizes="(width >= 62rem) 44vw, 100vw"
        className="night-call-picture"
      />
      <div className="night-call-words">
        <h2 className="text-h2">{heading}</h2>
        <p className="night-call-stamp text-caption text-muted">{timeAndPlace}</p>
        <ol className="night-call-lines font-display">
          {call.map(({ who, text }) => (
            <li key={text} data-speaker={who}>
              {who !== 'later' && <span className="sr-only">{speakers[who]}: </span>}
              {text}
            </li>
          ))}
        </ol>
      </div>
      <div className="night-call-story">
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="night-call-amos font-display">{secondTeacherText}</p>
    </section>
  );
}
