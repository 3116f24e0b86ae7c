/** Weather of the joke forecast for the workshop. */
export type Sky = 'steam' | 'gusts' | 'fog' | 'sun';

const rayAngles = Array.from({ length: 12 }, (_, index) => index * 30);

const skyDrawings = {
  steam: (
    <>
      <path d="M10 21h20v6a7 7 0 0 1-7 7h-6a7 7 0 0 1-7-7zM30 23h3a3 3 0 0 1 0 7h-3" />
      <path d="M15 16c-3-4 3-5 0-10M21 16c-3-4 3-5 0-10M27 16c-3-4 3-5 0-10" />
    </>
  ),
  gusts: <path d="M3 13h24a5 5 0 1 0-5-5M3 20h36a5 5 0 1 1-5 5M8 27h14a4 4 0 1 1-4 4" />,
  fog: <path d="M6 8h26M2 14h38M8 20h30M3 26h24M32 26h6M10 32h24" />,
  sun: (
    <>
      <circle cx="21" cy="18" r="6.5" />
      {rayAngles.map((degrees) => (
        <path key={degrees} d="M21 8.5V3.5" transform={`rotate(${degrees} 21 18)`} />
      ))}
    </>
  ),
};

/** Weather icon. Decorative. */
export function WeatherIcon({ sky }: { sky: Sky }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 44 37"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="mx-auto block"
    >
      {skyDrawings[sky]}
    </svg>
  );
}
