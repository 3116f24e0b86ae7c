import { Button } from '../../../elements/button/button.tsx';

/** Call to action on a dark slab whose picture reaches over the edge. */
export function ActionStartup() {
  return (
    <div className="grid items-center gap-6 rounded-[2.5rem] bg-ink p-8 text-paper [--focus:var(--paper)] md:grid-cols-[1fr_18rem] md:p-14 lg:grid-cols-[1fr_24rem]">
      <div>
        <h3 className="max-w-[12em] text-h2 font-bold">Launch on a Tuesday. We hold the ladder.</h3>
        <p className="mt-4 max-w-[28em] text-paper/80">
          Thirty days free, all features, no card. The first version is ready in six weeks.
        </p>
        <p className="mt-8 flex flex-wrap gap-4">
          <Button href="/page/contact-us" size="lg" className="rounded-full">
            Start the thirty days
          </Button>
        </p>
      </div>
      <img
        src="/media/clay-post-plane-768.avif"
        alt=""
        width="768"
        height="768"
        loading="lazy"
        className="aspect-square w-full rounded-4xl object-cover md:-mt-24 md:rotate-3"
      />
    </div>
  );
}
