import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';

/** Colors of the dark blue background. */
const darkBlueStyle = {
  '--paper': 'color-mix(in oklab, var(--tint) 24%, var(--own-ink))',
} as CSSProperties;

interface HeroDevicesProps {
  heading: string;
  lead: string;
  media: SizedPicture;
}

/** Text on a dark wall, and a full-width picture of devices below. */
export function HeroDevices({ heading, lead, media }: HeroDevicesProps) {
  return (
    <section data-first-screen="" data-tone="ink" style={darkBlueStyle} className="overflow-x-clip">
      <div className="relative mx-auto max-w-[120rem]">
        <div className="lf-container pt-10 lg:absolute print:static lg:inset-x-0 lg:top-0 lg:z-10 lg:pt-14">
          <div className="lg:ms-[41%]">
            <h1 className="text-h1 font-extrabold tracking-closer text-balance">{heading}</h1>
            <p className="mt-5 max-w-[30em] lg:max-w-[34em] lg:text-lead">{lead}</p>
          </div>
        </div>
        <Picture
          {...media}
          priority
          className="max-md:mt-3"
          imgClassName="w-full print:object-contain! print:object-left!"
        />
      </div>
    </section>
  );
}
