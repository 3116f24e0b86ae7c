interface PeopleFreeBenchProps {
  title: string;
  text: string;
  action: { title: string; link: string };
}

/** Empty workbench with a link to apply. */
export function PeopleFreeBench({ title, text, action }: PeopleFreeBenchProps) {
  return (
    <li className="pt-14 lg:pt-20">
      <div aria-hidden="true" className="relative">
        <div
          data-print-colors
          className="aspect-8/5 rounded-md border-4 border-(--own-accent) border-dashed"
        />
        <div
          data-print-colors
          className="absolute -top-14 left-4 size-24 rounded-full bg-(--own-accent) shadow-[0.375rem_0.5rem_0_color-mix(in_oklab,var(--ink)_16%,transparent)] lg:-top-20 lg:left-8 lg:size-32"
        />
      </div>
      <h3 className="mt-9 lg:mt-11 text-h3 font-bold tracking-tight">{title}</h3>
      <p className="measure mt-4">{text}</p>
      <p className="mt-4">
        <a className="link inline-block pointer-coarse:py-2.5 font-semibold" href={action.link}>
          {action.title}
        </a>
      </p>
    </li>
  );
}
