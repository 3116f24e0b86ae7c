import styles from './note-list.module.css';

interface NoteListProps {
  label: string;
  items: readonly { title: string; date: string; link: string }[];
}

/** Renders the next short posts, one per line. */
export function NoteList({ label, items }: NoteListProps) {
  return (
    <nav aria-label={label} className={`lf-container ${styles.noteList}`}>
      <h2 className="text-h4 font-bold">{label}</h2>
      <ul>
        {items.map(({ title, date, link }) => (
          <li key={link}>
            <a href={link}>
              <span className="font-display text-h3 font-bold">{title}</span>
              <span className="text-note text-muted">{date}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
