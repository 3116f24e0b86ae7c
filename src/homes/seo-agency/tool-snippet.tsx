import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './tool-snippet.css';

interface ToolSnippetProps {
  id: string;
  heading: string;
  lead: string;
  /** Method of the measurement. */
  note: string;
  /** Text without a script. */
  withoutScriptText: string;
  /** The island `SnippetEditor`. */
  children: ReactNode;
}

/** Section around the snippet editor. */
export function ToolSnippet({
  id,
  heading,
  lead,
  note,
  withoutScriptText,
  children,
}: ToolSnippetProps) {
  return (
    <section id={id} data-tone="surface" className="snippet-section">
      <div className="container">
        <h2 className="snippet-heading font-extrabold">{heading}</h2>
        <p className="snippet-lead text-lead">{lead}</p>
        <p className="snippet-still">{withoutScriptText}</p>
        {children}
        <p className="snippet-note text-note text-muted">{note}</p>
      </div>
    </section>
  );
}
