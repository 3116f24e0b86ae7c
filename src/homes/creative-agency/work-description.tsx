import { fillTemplate } from '../../content/fill-template.ts';
import { similarField } from './similar-work.ts';
import type { Work } from './works.ts';

/** Texts around those of a work; `{title}` is filled in. */
export interface WorkDescriptionCopy {
  ask: string;
  anchor: string;
}

interface WorkDescriptionProps {
  work: Work;
  copy: WorkDescriptionCopy;
  /** Hides the description of works that are not on top, except without script and in print. */
  off: boolean;
  onAsk: () => void;
}

/**
 * Text on a work of the wheel: title, year, client, length, a description, its effect, and a button to request
 * one like it.
 */
export function WorkDescription({ work, copy, off, onAsk }: WorkDescriptionProps) {
  const { id, title, year, kind, client, length, text, figure } = work;
  return (
    <article id={`work-${id}`} className="reel-work" data-inactive={off || undefined}>
      <h3 className="font-extrabold">{title}</h3>
      <p className="reel-facts">
        <span>{kind}</span> <span>{year}</span> <span>{length}</span> <span>{client}</span>
      </p>
      <p>{text}</p>
      <p className="reel-figure">{figure}</p>
      <a
        href={`?${new URLSearchParams({ [similarField]: title })}${copy.anchor}`}
        data-replay-until="island"
        onClick={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        {fillTemplate(copy.ask, { title })}
      </a>
    </article>
  );
}
