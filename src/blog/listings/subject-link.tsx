import type { ListedPost } from './listed-post.ts';
import './subject-link.css';

/** What a post is about, above or below its title: the way to its archive. It stands above the link of the title, which covers the whole post. */
export function SubjectLink({ category }: Pick<ListedPost, 'category'>) {
  return (
    <a href={category.link} className="subject-link">
      {category.title}
    </a>
  );
}
