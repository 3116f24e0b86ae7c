import { cn } from '../../../themes/cn.ts';
import lettersAnsweredStyles from '../letters-answered.module.css';
import markedInlinesStyles from '../marked-inlines.module.css';
import handwritingStyles from './handwriting.module.css';
import { handBox, pencilPath } from './pencil-path.ts';

interface HandwrittenWordsProps {
  text: string;
  className?: string;
}

/**
 * Handwritten words: each is an SVG of its own, so that a line wraps and scales like text. The real text is
 * there as well; the switch “notes in type” shows it instead.
 */
export function HandwrittenWords({ text, className }: HandwrittenWordsProps) {
  return (
    <span
      className={cn(
        `${handwritingStyles.line} ${lettersAnsweredStyles.handLine} ${markedInlinesStyles.handLine}`,
        className,
      )}
    >
      {/* `sr-only`: the first screen needs no font for these letters. */}
      <span className={`${handwritingStyles.plainText} ${markedInlinesStyles.handType} sr-only`}>
        {text}
      </span>
      <span className={`${handwritingStyles.strokes} ${markedInlinesStyles.handStrokes}`}>
        {text.split(' ').flatMap((word, index) => {
          const { width, d } = pencilPath(word);
          return [
            index > 0 && ' ',
            // Allows line breaks, even within text that is otherwise kept together.
            index > 0 && <wbr key={`break-${index}`} />,
            <svg
              key={index}
              className={`${handwritingStyles.word} ${markedInlinesStyles.handWord}`}
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
