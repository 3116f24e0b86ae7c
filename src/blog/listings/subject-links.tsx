import { type Category, categoryPath } from './categories.ts';
import './subject-links.css';

interface SubjectLinksProps {
  /** What the list is, for those who hear it. */
  label: string;
  categories: readonly Pick<Category, 'name' | 'title' | 'count'>[];
  /** The category whose archive this is. */
  current?: string;
}

/** The categories, each with how many posts it has, as links to their archives. */
export function SubjectLinks({ label, categories, current }: SubjectLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="subject-links">
        {categories.map(({ name, title, count }) => (
          <li key={name}>
            <a href={categoryPath(name)} aria-current={name === current ? 'page' : undefined}>
              {title}
              <span className="subject-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
