import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './text-box.css';

interface TextBoxProps {
  title: string;
  children: ReactNode;
  /** frame: a quiet border. split: title and text side by side, in two tones. note: pinned to the page. side: a thick edge. */
  look: 'frame' | 'split' | 'note' | 'side';
  /** A short word over the title. */
  label?: string;
  className?: string;
}

/** Text that stands apart from the rest: it has an edge, a title and room around it. */
export function TextBox({ title, children, look, label, className }: TextBoxProps) {
  return (
    <section className={cn('text-box', className)} data-look={look}>
      <div className="text-box-head">
        {label && <p className="text-box-label">{label}</p>}
        <h3 className="text-box-title">{title}</h3>
      </div>
      <div className="text-box-body">{children}</div>
    </section>
  );
}
