import { cn } from '../themes/cn.ts';

interface FormatLink {
  title: string;
  link: string;
  /** True for the format in which the post was written. */
  isOwn: boolean;
  /** True for the format of the current page. */
  current: boolean;
}

interface PostFormatsProps {
  label: string;
  /** Note on the post's own format. */
  ownNote: string;
  items: readonly FormatLink[];
}

/** Renders links to the same post in every post format. */
export function PostFormats({ label, ownNote, items }: PostFormatsProps) {
  return (
    <nav aria-label={label} className="border-t border-line print:hidden">
      <div className="lf-container grid gap-x-6 gap-y-2 py-8 text-caption lg:grid-cols-12">
        <p className="pt-3 text-muted lg:col-span-3">{label}</p>
        <ul className="flex flex-wrap gap-x-6 lg:col-span-9">
          {items.map((item) => (
            <li key={item.link}>
              <a
                href={item.link}
                aria-current={item.current ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center gap-1.5 underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-accent',
                  item.current && 'font-semibold decoration-accent',
                )}
              >
                {item.title}
                {item.isOwn && <span className="text-muted">({ownNote})</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
