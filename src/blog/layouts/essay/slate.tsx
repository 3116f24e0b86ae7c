import './slate.css';

interface SlateProps {
  caption: string;
  /** First names in the order in which they came in. */
  names: readonly string[];
  /** Whose name is underlined. */
  inTheChair: string;
  /** Whose name is wiped to a shadow. */
  done: string;
}

/** A barber's slate: who is in the chair, and who comes next. */
export function Slate({ caption, names, inTheChair, done }: SlateProps) {
  return (
    <figure className="slate">
      <ol className="slate-board" data-in-colour="">
        {names.map((name) => (
          <li key={name}>
            {name === done && <del>{name}</del>}
            {name === inTheChair && <u>{name}</u>}
            {name !== done && name !== inTheChair && name}
          </li>
        ))}
      </ol>
      <figcaption className="text-caption text-muted">{caption}</figcaption>
    </figure>
  );
}
