/** Drawing of a ringing telephone. Decorative. */
export function ClosingPhone({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 360 280" className={className} aria-hidden="true">
      <g
        className="stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      >
        <path className="stroke-accent" d="M54 96 22 78M66 66 48 34M306 96l32-18M294 66l18-32" />
        <path
          className="fill-accent"
          d="M110 132h140l46 112c4 10-2 18-12 18H76c-10 0-16-8-12-18z"
        />
        <path className="fill-ink" d="M136 132v-22M224 132v-22" strokeWidth="12" />
        <g transform="rotate(-7 180 86)">
          <path
            className="fill-deep"
            d="M66 96c-2-26 24-48 114-48s116 22 114 48c0 10-4 18-14 18h-34c-10 0-14-6-14-18-2-10-26-14-52-14s-50 4-52 14c0 12-4 18-14 18H80c-10 0-14-8-14-18z"
          />
        </g>
        <circle className="fill-paper" cx="180" cy="196" r="46" />
        <circle className="fill-accent" cx="180" cy="196" r="16" />
        {Array.from({ length: 9 }, (_, index) => {
          const angle = ((index * 32 - 130) * Math.PI) / 180;
          return (
            <circle
              key={angle}
              className="fill-ink stroke-none"
              cx={Math.round(180 + 31 * Math.cos(angle))}
              cy={Math.round(196 + 31 * Math.sin(angle))}
              r="5"
            />
          );
        })}
        <path d="M292 256c40 4 50-18 30-26s-30 20 6 30" />
      </g>
    </svg>
  );
}
