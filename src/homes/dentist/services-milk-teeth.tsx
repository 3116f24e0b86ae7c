import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import styles from './services-milk-teeth.module.css';

interface ServicesMilkTeethProps {
  id: string;
  heading: string;
  text: string;
  /** Text alternative of the drawing. */
  label: string;
  /** Words before the name of a tooth, for screen readers. */
  jawNames: { upper: string; lower: string };
  /** Words before the name of a tooth, for screen readers. */
  sideNames: { left: string; right: string };
  /** Teeth from the middle outwards: name, and ages at which the upper and the lower one fall out. */
  teeth: readonly { name: string; upper: string; lower: string }[];
  notes: readonly { title: string; text: string }[];
}

/** Returns position (in percent of the mouth) and rotation (in degrees) of a tooth, `index` from the middle. */
function toothPosition(index: number, side: number): { x: number; y: number; rotation: number } {
  const angle = [0.13, 0.4, 0.68, 0.99, 1.37][index] ?? 0;
  return {
    x: 50 + side * 45.5 * Math.sin(angle),
    y: 47.5 - 41 * Math.cos(angle),
    rotation: side * angle * 52,
  };
}

/** Diagram of a child’s twenty teeth in a ring, each with the age at which it falls out, around the text. */
export function ServicesMilkTeeth(props: ServicesMilkTeethProps) {
  const { id, heading, text, label, jawNames, sideNames, teeth, notes } = props;
  const rows = [
    { jaw: 'upper', name: jawNames.upper, isFlipped: false },
    { jaw: 'lower', name: jawNames.lower, isFlipped: true },
  ] as const;
  const indexedTeeth = teeth.map((tooth, index) => ({ tooth, index }));
  // In the order of the picture, from left to right.
  const sides = [
    { side: -1, name: sideNames.right, order: indexedTeeth.toReversed() },
    { side: 1, name: sideNames.left, order: indexedTeeth },
  ];
  return (
    <section id={id} data-tone="highlight" className={styles.milk}>
      <div className={styles.inner}>
        <div className={styles.mouth}>
          <div className={styles.text}>
            <h2 className="font-semibold">{heading}</h2>
            <p>{text}</p>
          </div>
          <ul aria-label={label} className={styles.ring}>
            {rows.flatMap(({ jaw, name, isFlipped }) =>
              sides.flatMap(({ side, name: sideName, order }) =>
                order.map(({ tooth, index }) => {
                  const { x, y, rotation } = toothPosition(index, side);
                  const style = {
                    '--x': `${x.toFixed(1)}%`,
                    '--y': `${(isFlipped ? 100 - y : y).toFixed(1)}%`,
                    '--turn': `${(isFlipped ? 180 - rotation : rotation).toFixed(0)}deg`,
                  };
                  return (
                    <li
                      key={`${jaw}${side}${tooth.name}`}
                      style={style as CSSProperties}
                      data-size={index}
                    >
                      <span className="sr-only">
                        {name} {sideName} {tooth.name}:{' '}
                      </span>
                      <b>{tooth[jaw]}</b>
                    </li>
                  );
                }),
              ),
            )}
          </ul>
        </div>
        <dl className={styles.notes}>
          {notes.map(({ title, text: note }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
