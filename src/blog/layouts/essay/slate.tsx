import './slate.css';

interface SlateProps {
  caption: string;
  /** First names in order of arrival. */
  names: readonly string[];
  /** Name that is underlined. */
  inTheChair: string;
  /** Name that is struck out. */
  done: string;
}

/** Renders a barber's slate: the current customer and the queue. */
export function Slate({ caption, names, inTheChair, done }: SlateProps) {
  return (
    <figure className="slate">
      <ol className="slate-board" data-print-colors="">
        {names.map((name) => (
          <li key={name}>
            {name === done && <del>{name}</del>}
            {name === inTheChair && <u>{name}</u>}
            {name !== done && name !== inTheChair && name}
          </li>
        ))}
      </ol>
      <figcaption className="text-note text-muted">{caption}</figcaption>
    </figure>
  );
}
