import { cn } from '../../../themes/cn.ts';
import './handwriting.css';
import { handBox, pencilPath } from './pencil-path.ts';

interface HandwrittenWordsProps {
  text: string;
  className?: string;
}

/**
 * Words in pencil: each is drawn on its own, so that a line of them wraps and grows like type. Behind them is
 * the text itself, which the switch “notes in type” shows in their place.
 */
export function HandwrittenWords({ text, className }: HandwrittenWordsProps) {
  return (
    <span className={cn('hand-line', className)}>
      {/* `sr-only`: the first screen needs no font for these letters. */}
      <span className="hand-type sr-only">{text}</span>
      <span className="hand-strokes">
        {text.split(' ').flatMap((word, index) => {
          const { width, d } = pencilPath(word);
          return [
            index > 0 && ' ',
            // Allows line breaks, even within text that is otherwise kept together.
            index > 0 && <wbr key={`break-${index}`} />,
            <svg
              key={index}
              className="hand-word"
              aria-hidden="true"
              viewBox={`0 ${handBox.top} ${width} ${handBox.height}`}
            >
              <path d={d} />
            </svg>,
          ];
        })}
      </span>
    </span>
  );
}
