import type { CaseFigure } from '../../content/schema/case-study.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';
import { CaseColumn } from './case-column.tsx';

const sizes = {
  full: '100vw',
  wide: '(width >= 62rem) 60rem, 100vw',
  inline: '(width >= 62rem) 42rem, 100vw',
} as const;

/** Picture within the text, with its caption. */
export function CaseFigureView({ figure }: { figure: CaseFigure }) {
  const { img, caption, width } = figure;
  const name = pictureName(img);
  if (width === 'full') {
    return (
      // Above the sticky table of contents.
      <figure className="relative z-10 my-12 bg-paper pb-4 lg:my-20">
        <Picture name={name} sizes={sizes.full} />
        <figcaption className="lf-container mt-4 text-note text-muted">{caption}</figcaption>
      </figure>
    );
  }
  return (
    <CaseColumn span={width === 'wide' ? 'wide' : 'text'} className="mt-12">
      <figure>
        <Picture name={name} sizes={sizes[width]} />
        <figcaption className="mt-3 text-note text-muted">{caption}</figcaption>
      </figure>
    </CaseColumn>
  );
}
