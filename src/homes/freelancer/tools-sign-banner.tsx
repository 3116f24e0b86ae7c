import type { ReactNode } from 'react';
import './tools-sign-banner.css';

interface ToolsSignBannerProps {
  id: string;
  heading: string;
  text: string;
  /** The sign, and the fields that set it. */
  children: ReactNode;
}

/** A sign for the machine, printed in dots, to be hung over it. */
export function ToolsSignBanner({ id, heading, text, children }: ToolsSignBannerProps) {
  return (
    <section id={id} className="hangsign">
      <h2 className="hangsign-heading font-extrabold">{heading}</h2>
      {children}
      <p className="hangsign-text">{text}</p>
    </section>
  );
}
