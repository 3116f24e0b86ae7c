import type { ReactNode } from 'react';

interface SliderHeadProps {
  heading: string;
  lead: string;
  /** Slide controls. */
  children: ReactNode;
}

/** Renders a two-line head, which leaves the room to the slides. */
export function SliderHead({ heading, lead, children }: SliderHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
      <div className="max-w-[40rem] hyphens-auto max-xs:wrap-anywhere">
        <h1 className="text-h2">{heading}</h1>
        <p className="mt-2">{lead}</p>
      </div>
      {children}
    </header>
  );
}
