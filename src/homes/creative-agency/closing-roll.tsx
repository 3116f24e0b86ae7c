import styles from './closing-roll.module.css';

interface ClosingRollProps {
  id: string;
  heading: string;
  roles: readonly { role: string; name: string; note?: string }[];
  /** Last line of the credits. */
  lastLine: string;
}

/** End credits: roles on the left, names on the right. */
export function ClosingRoll({ id, heading, roles, lastLine }: ClosingRollProps) {
  return (
    <section id={id} className={styles.roll}>
      <h2>{heading}</h2>
      <dl>
        {roles.map(({ role, name, note }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>
              <b>{name}</b>
              {note && <span> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{lastLine}</p>
    </section>
  );
}
