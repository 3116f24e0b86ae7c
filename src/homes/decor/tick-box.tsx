interface TickBoxProps {
  id: string;
  /** Name of the item, for screen readers. */
  name: string;
  /** Location of the checkbox: each item has two. */
  where: 'card' | 'list';
  copy: { put: string; ask: { title: string; link: string } };
  /** True once hydrated; until then a link to the form is rendered. */
  ready: boolean;
  checked: boolean;
  onMove: (id: string) => void;
}

/** Checkbox that selects an item. */
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
