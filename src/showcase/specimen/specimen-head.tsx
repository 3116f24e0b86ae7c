interface SpecimenHeadProps {
  /** DOM id of the heading, which labels the section. */
  id: string;
  title: string;
  note: string;
}

/** Heading of a specimen: name and a sentence on its use. */
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
