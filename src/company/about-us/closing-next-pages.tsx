import ArrowUpRight from 'lucide-react/icons/arrow-up-right';

interface ClosingNextPagesProps {
  /** Accessible name of the links. */
  label: string;
  /** Two links to further pages. */
  items: readonly { title: string; text: string; link: string }[];
}

/** Two links to further pages side by side, each half as wide as the page. */
export function ClosingNextPages({ label, items }: ClosingNextPagesProps) {
  return (
    <nav aria-label={label} className="grid border-ink border-t-2 md:grid-cols-2">
      {items.map(({ title, text, link }) => (
        <a
          key={link}
          href={link}
          className="group flex flex-col justify-between gap-16 px-5 py-12 transition-colors duration-300 odd:bg-tint even:bg-surface hover:bg-accent hover:text-on-accent md:px-8 md:py-16 lg:px-12 lg:odd:ps-[max(var(--page-margin),(100vw-77rem)/2)] lg:even:pe-[max(var(--page-margin),(100vw-77rem)/2)] lg:gap-24"
        >
          <span className="flex items-start justify-between gap-6 font-display text-h2 font-bold tracking-tight">
            {title}
            <ArrowUpRight
              aria-hidden="true"
              className="size-10 shrink-0 transition-transform duration-300 group-hover:translate-x-1 group-hover:-translate-y-1"
            />
          </span>
          <span className="max-w-[26em] text-pretty">{text}</span>
        </a>
      ))}
    </nav>
  );
}
