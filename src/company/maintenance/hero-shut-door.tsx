import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import './maintenance.css';

interface HeroShutDoorProps {
  heading: string;
  lead: string;
  /** End time: a text without a known hour. A server may write the hour into it. */
  until: { label: string; open: string; caption: string };
  /** A house at night from across a lane; its sky ends in the color of ink, its ground is snow. */
  media: SizedPicture;
}

/** A headline on a night sky, and under it a house from edge to edge, shut and at work; the hour hangs on a sign. */
export function HeroShutDoor({ heading, lead, until, media }: HeroShutDoorProps) {
  return (
    <section data-first-screen="" data-tone="ink" className="overflow-x-clip">
      <div className="container grid gap-x-6 gap-y-6 pt-8 pb-8 md:pt-12 lg:grid-cols-12 lg:pb-4">
        <h1 className="font-display text-display font-extrabold leading-[0.98] tracking-closer lg:col-span-7 lg:text-[min(6.4vw,5.6rem)]">
          {heading.split(/(?<=\.) /).map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className="lg:col-span-5 lg:self-end">
          <p className="max-w-[32em] text-lead">{lead}</p>
          <div className="mt-5 border-s-4 border-highlight ps-4">
            {/* One text and no tags: the server finds it by its mark and writes the hour there. */}
            <p data-until={until.label} className="font-display text-h4 font-bold text-highlight">
              {until.open}
            </p>
            <p className="mt-1 text-caption text-muted">{until.caption}</p>
          </div>
        </div>
      </div>
      <Picture {...media} priority className="shut-house" imgClassName="size-full object-cover" />
    </section>
  );
}
