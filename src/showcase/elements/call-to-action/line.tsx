import ArrowRight from 'lucide-react/icons/arrow-right';

/** Call to action of one line that is a single link, for use between two sections. */
export function ActionLine() {
  return (
    <a
      href="/page/career"
      className="group flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-7 focus-visible:outline-offset-[-6px] md:px-10"
    >
      <span className="text-lead">
        <strong className="font-bold">Three places are open.</strong> One of them is in the kitchen
        corner, with the river.
      </span>
      <span className="inline-flex items-center gap-3 font-semibold underline decoration-2 underline-offset-6">
        See all three
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-hover:translate-x-1.5"
        />
      </span>
    </a>
  );
}
