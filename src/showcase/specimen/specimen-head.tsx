interface SpecimenHeadProps {
  /** Id of the heading; the section is named by it. */
  id: string;
  title: string;
  note: string;
}

/** Name of a specimen, and one sentence on what it is for. */
export function SpecimenHead({ id, title, note }: SpecimenHeadProps) {
  return (
    <div className="mb-6 grid gap-x-6 gap-y-2 md:mb-8 lg:grid-cols-12 lg:items-baseline">
      <h2 id={id} className="text-h3 font-bold lg:col-span-5">
        {title}
      </h2>
      <p className="max-w-[38em] text-muted lg:col-span-7">{note}</p>
    </div>
  );
}
