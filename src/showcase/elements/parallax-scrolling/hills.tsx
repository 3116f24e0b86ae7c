import { ParallaxLayers } from '../../../elements/parallax/parallax-layers.tsx';

const hill = (path: string, className: string) => (
  <svg viewBox="0 0 1200 320" className={className} aria-hidden="true">
    <path d={path} fill="currentColor" />
  </svg>
);

/** Parallax of four drawn layers, with a heading that sinks behind them. */
export function LayeredParallax() {
  return (
    <ParallaxLayers
      className="bg-tint"
      layers={[
        hill(
          'M0 120C120 70 220 60 330 96s200 40 320-8 210-46 320 0 150 40 230 20v212H0Z',
          'text-[color-mix(in_srgb,var(--deep)_22%,var(--tint))]',
        ),
        hill(
          'M0 190c150-70 260-66 400-20s240 44 380-6 270-46 420 10v146H0Z',
          'text-[color-mix(in_srgb,var(--deep)_54%,var(--tint))]',
        ),
        <svg key="fence" viewBox="0 0 1200 320" className="text-deep" aria-hidden="true">
          <path d="M0 262c200-50 420-54 640-20s400 20 560-14v92H0Z" fill="currentColor" />
          <g stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" fill="none">
            <path d="M720 214v62M800 216v62M880 214v62M960 210v62M1040 204v62" />
            <path d="M700 232c120 6 240 2 360-14M700 254c120 6 240 2 360-14" />
          </g>
        </svg>,
        hill('M0 300c140-24 300-10 470-4s480-26 730-8v32H0Z', 'text-ink'),
      ]}
    >
      <h3 className="p-6 pt-10 text-center text-display font-bold md:pt-16">Out in the field</h3>
    </ParallaxLayers>
  );
}
