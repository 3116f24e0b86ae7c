/** Symbol of stairs on a floor plan. Decorative. */
export function PeopleStairs() {
  return (
    <svg
      viewBox="0 0 300 190"
      aria-hidden="true"
      className="mb-8 ml-auto w-full max-w-80 text-muted max-lg:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
    >
      <path d="M0 12H300M0 38H300M0 64H300M0 90H300M0 116H300M0 142H300M0 168H300" />
      <path
        d="M150 184V34m-26 30l26-30 26 30"
        stroke="var(--own-accent)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
