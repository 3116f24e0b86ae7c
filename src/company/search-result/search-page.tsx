import type { ReactNode } from 'react';

interface SearchPageProps {
  heading: string;
  /** The search itself, an island. */
  children: ReactNode;
}

/** Search page: heading, and one column of results. */
export function SearchPage({ heading, children }: SearchPageProps) {
  return (
    <section className="lf-container grid gap-6 pt-10 pb-24 lg:grid-cols-12 lg:pt-20">
      <h1 data-first-screen className="text-h1 font-bold tracking-close lg:col-span-4">
        {heading}
      </h1>
      <div className="min-h-[60svh] lg:col-span-8 lg:col-start-5">{children}</div>
    </section>
  );
}
