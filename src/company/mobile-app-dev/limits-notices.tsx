import '../../themes/tones.css';

interface LimitsNoticesProps {
  heading: string;
  items: readonly string[];
}

/** Refused services as notifications on a lock screen. */
export function LimitsNotices({ heading, items }: LimitsNoticesProps) {
  return (
    <section data-tone="deep" className="lf-section">
      <div className="mx-auto max-w-[44rem] px-5">
        <h2 className="text-center text-h1 font-bold tracking-tight">{heading}</h2>
        <ul className="mt-10 grid gap-3">
          {items.map((item) => (
            <li
              key={item}
              className="flex items-center gap-4 rounded-2xl bg-(--own-surface) p-4 pe-6 text-(--own-ink) md:gap-5 md:p-5"
            >
              <span
                aria-hidden="true"
                className="relative size-11 flex-none rounded-xl bg-(--own-accent) before:absolute before:inset-x-2.5 before:top-1/2 before:h-1 before:-translate-y-1/2 before:-rotate-45 before:rounded-full before:bg-(--own-surface) after:absolute after:inset-x-2.5 after:top-1/2 after:h-1 after:-translate-y-1/2 after:rotate-45 after:rounded-full after:bg-(--own-surface)"
              />
              <p className="font-semibold">{item}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
