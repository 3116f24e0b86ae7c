interface DemoHeadingProps {
  heading: string;
  lead: string;
  /** Position, “Element 07 of 44”. */
  position: string;
}

/** Heading of a demo page, low enough that the first specimen is in the first screen. */
export function DemoHeading({ heading, lead, position }: DemoHeadingProps) {
  return (
    <header data-first-screen className="lf-container pt-8 pb-6 md:pt-14">
      <p className="text-caption font-semibold text-muted">{position}</p>
      <div className="mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h1 className="text-h1 font-bold tracking-close lg:col-span-5">{heading}</h1>
        <p className="max-w-[34em] text-lead text-muted lg:col-span-7">{lead}</p>
      </div>
    </header>
  );
}
