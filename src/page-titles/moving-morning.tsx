const clouds = [
  ['cloud-far', 'M180 250c8-22 40-26 54-10 16-10 38 0 38 16h-98c-6 0-6-6 6-6Z'],
  ['cloud-near', 'M760 190c12-34 64-40 84-14 26-16 62 2 62 28H742c-10 0-8-12 18-14Z'],
  ['cloud-far', 'M1180 300c6-18 34-22 46-8 14-8 32 2 32 14h-84c-6 0-6-6 6-6Z'],
] as const;

/** A lark, two strokes for the wings: they beat by being squeezed. */
function Lark({ className }: { className: string }) {
  return (
    <g className={className}>
      <path
        className="wings"
        d="M-26-8Q-12-12 0 0Q12-12 26-8"
        fill="none"
        stroke="#14211b"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A morning over the hills: the sun climbs, clouds drift, three rows of hills pass, larks cross. */
export function MovingMorning() {
  return (
    <svg
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <circle className="morning-sun" cx="1090" cy="470" r="92" fill="#ffd98a" />
      {clouds.map(([name, shape]) => (
        <path key={shape} className={name} d={shape} fill="#fffdf8" />
      ))}
      <path
        className="hills-far"
        fill="#b9d2c3"
        d="M-200 560Q40 440 300 540T820 530T1340 520T1840 550V800H-200Z"
      />
      <path
        className="hills-mid"
        fill="#7fae92"
        d="M-300 640Q20 520 360 620T1000 610T1560 600T1960 640V800H-300Z"
      />
      <Lark className="lark-one" />
      <Lark className="lark-two" />
      <g className="hills-near">
        <path fill="#1f5e45" d="M-400 720Q0 620 420 700T1180 690T1780 680T2140 720V800H-400Z" />
        {Array.from({ length: 26 }, (_, index) => {
          const x = -320 + index * 92 + ((index * 37) % 40);
          return (
            <path
              key={x}
              d={`M${x} 800V${735 + ((index * 13) % 9)}`}
              stroke="#f6f3ec"
              strokeWidth="7"
              strokeLinecap="round"
            />
          );
        })}
        <path d="M-400 762Q200 752 800 760T2140 758" stroke="#f6f3ec" strokeWidth="5" fill="none" />
      </g>
    </svg>
  );
}
