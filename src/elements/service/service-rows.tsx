import { cn } from '../../themes/cn.ts';
import './service.css';

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
    <ol className={cn('service-rows', className)}>
      {items.map(({ title, content, term, link, linkTitle }, index) => (
        <li key={title} className="service-row">
          <span aria-hidden="true" className="service-number">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="service-title">{title}</h3>
          <p className="service-content">{content}</p>
          <p className="service-term">
            {term}
            <a href={link} className="service-link">
              {linkTitle}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
