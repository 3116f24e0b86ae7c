import { type Category, categoryPath } from './categories.ts';
import './category-links.css';

interface CategoryLinksProps {
  /** Accessible name of the list. */
  label: string;
  categories: readonly Pick<Category, 'name' | 'title' | 'count'>[];
}

/** Renders the categories with their number of posts, as links to their archives. */
export function CategoryLinks({ label, categories }: CategoryLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="lf-subject-links">
        {categories.map(({ name, title, count }) => (
          <li key={name}>
            <a href={categoryPath(name)}>
              {title}
              <span className="lf-subject-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
