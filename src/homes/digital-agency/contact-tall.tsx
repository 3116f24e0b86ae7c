import type { ReactNode } from 'react';
import { dot } from './bill.ts';
import { dotFigure, dotWidth } from './dot-figure.ts';
import { WideLine } from './wide-line.tsx';
import './contact-tall.css';

interface ContactTallProps {
  id: string;
  heading: string;
  text: string;
  addressLines: readonly string[];
  phone: { title: string; link: string };
  /** The form. */
  children: ReactNode;
}

/** Question as wide as the window, and the form. */
export function ContactTall(props: ContactTallProps) {
  const { id, heading, text, addressLines, phone, children } = props;
  return (
    <section id={id} className="barn barn-ask">
      <h2>
        <WideLine text={heading} />
      </h2>
      <div className="barn-ask-words">
        <p className="barn-small">{text}</p>
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={phone.link}>{phone.title}</a>
        </address>
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${dotWidth} ${dot.height}`} className="barn-ask-dot">
        <path d={dotFigure} fill="currentColor" />
      </svg>
      <div className="barn-ask-form">{children}</div>
    </section>
  );
}
