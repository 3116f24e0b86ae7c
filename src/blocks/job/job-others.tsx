import { ArrowRight } from 'lucide-react';

interface JobOthersProps {
  heading: string;
  items: readonly { title: string; salary: string; href: string }[];
}

/** The other openings, a line each. */
export function JobOthers({ heading, items }: JobOthersProps) {
  return (
    <section className="section-tight">
      <div className="container">
        <h2 className="font-display text-h4 font-bold">{heading}</h2>
        <ul className="mt-5 border-b border-line">
          {items.map((item) => (
            <li key={item.href} className="border-t border-line">
              <a
                href={item.href}
                className="group flex flex-wrap items-baseline gap-x-8 gap-y-1 py-6 font-display"
              >
                <span className="text-h3 font-bold tracking-[-0.015em] decoration-accent decoration-2 underline-offset-6 group-hover:underline">
                  {item.title}
                </span>
                <span className="ms-auto font-text text-muted tabular-nums">{item.salary}</span>
                <ArrowRight
                  size={24}
                  aria-hidden
                  className="self-center text-accent transition-transform duration-200 group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
