import type { ReactNode } from 'react';
import './tools-sign-banner.css';

interface ToolsSignBannerProps {
  id: string;
  heading: string;
  text: string;
  /** The island `SignMaker`. */
  children: ReactNode;
}

/** Section around the sign editor. */
export function ToolsSignBanner({ id, heading, text, children }: ToolsSignBannerProps) {
  return (
    <section id={id} className="hangsign">
      <h2 className="hangsign-heading font-extrabold">{heading}</h2>
      {children}
      <p className="hangsign-text">{text}</p>
    </section>
  );
}
