import styles from './question-list.module.css';

interface QuestionListProps {
  label: string;
  items: readonly { id: string; title: string }[];
}

/** Renders the questions of an interview as links; on wide screens they stay beside the answers. */
export function QuestionList({ label, items }: QuestionListProps) {
  return (
    <nav aria-label={label} className={styles.questionList}>
      <p className="text-caption text-muted">{label}</p>
      <ol>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
