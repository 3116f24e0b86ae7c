import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './booking-dusk.css';

interface BookingDuskProps {
  id: string;
  degrees: string;
  heading: string;
  text: string;
  /** `background`: picture of candles. `portrait`: picture beside the form. */
  media: { background: PictureName; portrait: PictureName };
  phone: { title: string; link: string };
  rules: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Contact section: notes before a visit, and the request form. */
export function BookingDusk(props: BookingDuskProps) {
  const { id, degrees, heading, text, media, phone, rules, children } = props;
  return (
    <section id={id} className="come">
      <div className="come-dark">
        <CroppedPicture
          name={media.background}
          sizes="(width >= 62rem) max(75vw, 88rem), 100vw"
          className="come-picture"
        />
        <div className="come-words">
          <p className="come-degrees font-display">{degrees}</p>
          <h2 className="come-heading">{heading}</h2>
          <p>{text}</p>
          <a href={phone.link} className="come-phone font-display">
            {phone.title}
          </a>
          <dl>
            {rules.map((rule) => (
              <div key={rule.title}>
                <dt>{rule.title}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="come-form">
        <CroppedPicture
          name={media.portrait}
          sizes="(width >= 62rem) 40vw, 90vw"
          className="come-towel"
        />
        <div className="come-fields">{children}</div>
      </div>
    </section>
  );
}
