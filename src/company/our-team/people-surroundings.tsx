/** Surroundings on the floor plan: a river or a road. */
export function PeopleSurroundings({ kind, label }: { kind: 'river' | 'lane'; label: string }) {
  if (kind === 'lane') {
    return (
      <div className="relative mt-10 flex h-24 items-center justify-center bg-line lg:mt-14 lg:h-28">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-1/2 border-t-4 border-surface border-dashed"
        />
        <p className="relative bg-line px-5 font-display font-semibold">{label}</p>
      </div>
    );
  }
  return (
    <div className="relative mb-8 flex h-28 items-center justify-center overflow-clip bg-tint lg:mb-12 lg:h-36">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full text-[color-mix(in_oklab,var(--tint)_62%,var(--deep))]"
      >
        <pattern id="river-waves" width="120" height="48" patternUnits="userSpaceOnUse">
          <path
            d="M-60 16q30-14 60 0t60 0 60 0 60 0M-120 40q30-14 60 0t60 0 60 0 60 0 60 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeOpacity="0.7"
          />
        </pattern>
        <rect width="100%" height="100%" fill="url(#river-waves)" />
      </svg>
      <p className="relative rounded-full bg-tint px-5 py-1 font-display font-semibold text-ink">
        {label}
      </p>
    </div>
  );
}
