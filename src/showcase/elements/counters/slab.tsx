import { Counter } from '../../../elements/counter/counter.tsx';

/** Counter in very large type beside a sentence that explains it. */
export function CounterSlab() {
  return (
    <div className="grid items-end gap-6 lg:grid-cols-12">
      <p className="font-display leading-[0.8] font-bold tracking-packed lg:col-span-7">
        <Counter value={11400} className="text-[clamp(4rem,15vw,12rem)]" />
      </p>
      <p className="max-w-[24em] text-lead lg:col-span-5">
        pages moved to new addresses in one night, and every old address still leads to its page.
      </p>
    </div>
  );
}
