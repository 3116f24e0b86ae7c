import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './team-profiles.css';

interface TeamProfilesProps {
  id: string;
  media: PictureName;
  heading: string;
  people: readonly { name: string; text: string }[];
}

/** Staff: a picture of three paper profiles, and a sentence on each person. */
export function TeamProfiles({ id, media, heading, people }: TeamProfilesProps) {
  return (
    <section id={id} className="profiles">
      <CroppedPicture
        name={media}
        ratio="5/4"
        sizes="(width >= 62rem) 60vw, 100vw"
        className="profiles-picture"
      />
      <div className="profiles-words">
        <h2 className="profiles-heading">{heading}</h2>
        <dl>
          {people.map(({ name, text }) => (
            <div key={name}>
              <dt className="font-display">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
