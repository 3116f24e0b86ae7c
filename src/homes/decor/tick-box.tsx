import roomListStyles from './room-list.module.css';
import roomOnSaleStyles from './room-on-sale.module.css';

interface TickBoxProps {
  id: string;
  /** Name of the item, for screen readers. */
  name: string;
  /** Location of the checkbox: each item has two. */
  location: 'card' | 'list';
  copy: { selectLabel: string; formLink: { title: string; link: string } };
  /** True once hydrated; until then a link to the form is rendered. */
  isReady: boolean;
  isChecked: boolean;
  onToggleItem: (id: string) => void;
}

/**
 * Checkbox that selects an item.
 *
 * @internal
 */
export function TickBox(props: TickBoxProps) {
  const { id, name, location, copy, isReady, isChecked, onToggleItem } = props;
  if (!isReady)
    return (
      <a href={copy.formLink.link} className={`${roomListStyles.tick} ${roomOnSaleStyles.tick}`}>
        {copy.formLink.title}
        <span className="sr-only">: {name}</span>
      </a>
    );
  return (
    <label
      className={`${roomListStyles.tick} ${roomOnSaleStyles.tick}`}
      htmlFor={`tick-${location}-${id}`}
    >
      <input
        id={`tick-${location}-${id}`}
        type="checkbox"
        checked={isChecked}
        onChange={() => onToggleItem(id)}
      />
      <span className={roomListStyles.tickText}>{copy.selectLabel}</span>
      <span className="sr-only">: {name}</span>
    </label>
  );
}
