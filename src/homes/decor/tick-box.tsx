interface TickBoxProps {
  id: string;
  /** Name of the item, for screen readers. */
  name: string;
  /** Location of the box: an item can be ticked in two places. */
  where: 'card' | 'list';
  copy: { put: string; ask: { title: string; link: string } };
  /** True once a script runs; without one it is a link to the form. */
  ready: boolean;
  checked: boolean;
  onMove: (id: string) => void;
}

/** A box to tick that puts an item on the bench. */
export function TickBox({ id, name, where, copy, ready, checked, onMove }: TickBoxProps) {
  if (!ready)
    return (
      <a href={copy.ask.link} className="wicket-tick">
        {copy.ask.title}
        <span className="sr-only">: {name}</span>
      </a>
    );
  return (
    <label className="wicket-tick" htmlFor={`tick-${where}-${id}`}>
      <input
        id={`tick-${where}-${id}`}
        type="checkbox"
        checked={checked}
        onChange={() => onMove(id)}
      />
      <span className="wicket-tick-words">{copy.put}</span>
      <span className="sr-only">: {name}</span>
    </label>
  );
}
