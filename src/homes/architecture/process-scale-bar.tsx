import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import type { Stage } from './stages.ts';
import { TitleBlock } from './title-block.tsx';
import './process-scale-bar.css';

interface ProcessScaleBarProps {
  id: string;
  heading: string;
  text: string;
  /** State of the model on the table, by day. */
  model: { media: SizedPicture; text: string; cells: readonly string[] };
  stages: readonly Stage[];
  /** Cost of each stage of the example house, in dollars. */
  parts: readonly number[];
  /** `{share}` and `{sum}` are filled in. */
  part: string;
  month: string;
  foot: string;
}

/** Stages of a commission as the scale bar of a drawing: black and white segments as long as their months. */
export function ProcessScaleBar(props: ProcessScaleBarProps) {
  const { id, heading, text, model, stages, parts, part, month, foot } = props;
  return (
    <section id={id} data-tone="tint" className="months">
      <h2 className="months-heading text-h1">{heading}</h2>
      <p className="months-text mt-5">{text}</p>
      <figure className="months-model">
        <CroppedPicture {...model.media} className="months-picture" />
        <figcaption>
          <TitleBlock cells={model.cells}>{model.text}</TitleBlock>
        </figcaption>
      </figure>
      <ol
        className="months-bar"
        style={
          {
            '--months': stages.map(({ from, to }) => `minmax(0, ${to - from}fr)`).join(' '),
          } as CSSProperties
        }
      >
        {stages.map(({ title, from, to, share, text: what }, index) => (
          <li key={title} style={{ '--long': to - from } as CSSProperties}>
            <span className="months-from">
              <span className="sr-only">{month} </span>
              {from}
              {index === stages.length - 1 && <span className="months-to">{to}</span>}
            </span>
            <div className="months-stage">
              <h3 className="text-h4 font-semibold">{title}</h3>
              <p className="months-part text-muted">
                {part
                  .replace('{share}', `${share}`)
                  .replace('{sum}', formatDollars(parts[index] ?? Number.NaN))}
              </p>
              <p>{what}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-caption">{foot}</p>
    </section>
  );
}
