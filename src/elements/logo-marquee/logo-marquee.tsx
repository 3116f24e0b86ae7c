import { useId } from 'react';
import { SpriteLogo, type SpriteLogoProps } from '../sprite-logo/sprite-logo.tsx';
import './logo-marquee.css';

interface LogoMarqueeProps {
  /** Names the list. */
  label: string;
  items: readonly Omit<SpriteLogoProps, 'className'>[];
  /** Name of the switch that stops it. */
  pauseLabel: string;
}

/**
 * Logos that drift by without an end, in CSS alone: the switch stops them, and so do pointer and
 * focus. Where less motion is wanted they stand in lines.
 */
export function LogoMarquee({ label, items, pauseLabel }: LogoMarqueeProps) {
  const id = useId();
  return (
    <div className="marquee">
      <p className="marquee-switch">
        <input id={id} type="checkbox" className="size-5 accent-[var(--accent)]" />
        <label htmlFor={id} className="py-2.5">
          {pauseLabel}
        </label>
      </p>
      <div className="marquee-window">
        <ul aria-label={label} className="marquee-row">
          {items.map((item) => (
            <li key={item.id}>
              <SpriteLogo {...item} />
            </li>
          ))}
        </ul>
        {/* The same again, so that there is no end; for the eye alone. */}
        <ul aria-hidden="true" className="marquee-row marquee-again">
          {items.map((item) => (
            <li key={item.id}>
              <SpriteLogo {...item} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
