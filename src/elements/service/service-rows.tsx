import styles from './service.module.css';

interface ServiceRowsProps {
  /** Services: name, description, price or duration (`term`) and link. */
  items: readonly {
    title: string;
    content: string;
    term: string;
    link: string;
    linkTitle: string;
  }[];
  className?: string;
}

/** Services as wide rows: number, name, description, price and link. */
export function ServiceRows({ items, className }: ServiceRowsProps) {
  return (
    <ol className={className}>
      {items.map(({ title, content, term, link, linkTitle }, index) => (
        <li key={title} className={styles.row}>
          <span aria-hidden="true" className={styles.number}>
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.content}>{content}</p>
          <p className={styles.term}>
            {term}
            <a href={link} className={styles.link}>
              {linkTitle}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
