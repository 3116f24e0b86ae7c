import type { ReactNode } from 'react';
import './contact-last-scene.css';

interface ContactLastSceneProps {
  id: string;
  text: string;
  place: readonly string[];
  phone: { title: string; link: string };
  /** A heading, and the form. */
  children: ReactNode;
}

/** The last scene before the credits: a heading, a form, and where to find the people. */
export function ContactLastScene({ id, text, place, phone, children }: ContactLastSceneProps) {
  return (
    <section id={id} className="last">
      {children}
      <div className="last-words">
        <p>{text}</p>
        <address>
          {place.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phone.link}>{phone.title}</a>
        </address>
      </div>
    </section>
  );
}
