import { cn } from '../themes/cn.ts';

interface PostLink {
  label: string;
  title: string;
  link: string;
}

interface PostNeighborsProps {
  label: string;
  /** Older post at the left, newer post at the right. */
  items: readonly [PostLink | undefined, PostLink | undefined];
}

/** Renders links to the previous and next post, half of the page each. */
export function PostNeighbors({ label, items }: PostNeighborsProps) {
  return (
    <nav aria-label={label} className="border-t border-line">
      <ul className="lf-container grid md:grid-cols-2">
        {items.map((item, index) => (
          <li
            key={item?.link ?? index}
            className={cn(
              index === 1 && 'md:text-end',
              index === 1 && items[0] && item && 'border-line md:border-s',
              index === 1 && item && 'border-t md:border-t-0',
            )}
          >
            {item && (
              <a
                href={item.link}
                rel={index === 0 ? 'prev' : 'next'}
                className={cn(
                  'group block h-full py-10 md:py-16',
                  index === 0 ? 'md:pe-10' : 'md:ps-10',
                )}
              >
                <span className="text-caption text-muted">{item.label}</span>
                <span className="mt-2 block font-display text-h3 font-bold tracking-calm text-balance decoration-accent decoration-2 underline-offset-6 group-hover:underline">
                  {item.title}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
