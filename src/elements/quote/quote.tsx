import { cn } from '../../themes/cn.ts';
import './quote.css';

interface QuoteProps {
  text: string;
  name: string;
  /** What they do, and where. */
  role: string;
  /** Address of a portrait. */
  img?: string;
  /** large: alone on its ground. card: one of several. note: between rules, small. */
  look: 'large' | 'card' | 'note';
  className?: string;
}

/** What somebody said, and who. */
export function Quote({ text, name, role, img, look, className }: QuoteProps) {
  return (
    <figure className={cn('quote', className)} data-look={look}>
      <blockquote className="quote-text">
        <p>{text}</p>
      </blockquote>
      <figcaption className="quote-by">
        {img && (
          <img
            src={img}
            alt=""
            width="112"
            height="112"
            loading="lazy"
            className="quote-portrait"
          />
        )}
        <span>
          <strong className="block">{name}</strong>
          <span className="quote-role">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
