import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './plumb-line.css';
import './contact-pit-desk.css';

interface ContactPitDeskProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  desks: readonly {
    title: string;
    text: string;
    phone: { title: string; link: string };
    email?: { title: string; link: string };
  }[];
  /** The form. */
  children: ReactNode;
}

/** Contact section at the end of the page's vertical line: phone contacts to the left, a form to the right. */
export function ContactPitDesk({ id, floor, heading, lead, desks, children }: ContactPitDeskProps) {
  return (
    <section id={id} data-floor={floor} data-tone="ink" className="plumb pit-desk">
      <div className="plumb-right">
        <h2 className="font-semibold">{heading}</h2>
        <p className="measure text-lead">{lead}</p>
      </div>
      <div className="plumb-sides pit-desk-body">
        <ul className="pit-desk-list">
          {desks.map(({ title, text, phone, email }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p>
                <a href={phone.link} className="link">
                  {phone.title}
                </a>
              </p>
              {email && (
                <p>
                  <a href={email.link} className="link">
                    {email.title}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
        <div className="pit-desk-form">{children}</div>
      </div>
      <svg viewBox="0 0 60 150" className="pit-desk-bob" aria-hidden="true" focusable="false">
        <path className="pit-desk-dark" d="M26 0h8v12h7v16h-22v-16h7zM8 34h44L36 112l-6 38-6-38z" />
        <path className="pit-desk-light" d="M12 37h12l4 78 1 24-5-28zM22 14h4v12h-4z" />
      </svg>
    </section>
  );
}
