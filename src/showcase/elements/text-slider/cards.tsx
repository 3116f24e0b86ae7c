import { SnapSlider } from '../../../elements/text-slider/snap-slider.tsx';

const notes = [
  {
    id: 'nine',
    version: '9.0',
    text: 'Milestones appear in your calendar, and move when the plan does.',
  },
  { id: 'eight', version: '8.4', text: 'An hour that was booked twice is now asked about once.' },
  { id: 'seven', version: '8.3', text: 'Dark mode. We held out for two years. You were right.' },
  { id: 'six', version: '8.2', text: 'The clock no longer runs on over midnight on its own.' },
];

/** Row of cards that scrolls and snaps. */
export function SnapCardSlider() {
  return (
    <SnapSlider
      label="What is new, version by version"
      className="gap-4 pb-3"
      slides={notes.map(({ id, version, text }, index) => ({
        id,
        body: (
          <div
            className={`flex h-full flex-col gap-8 rounded-4xl p-7 md:p-10 ${index === 0 ? 'bg-ink text-paper' : 'bg-surface'}`}
          >
            <p className="font-display text-h1 leading-none font-bold tabular-nums">{version}</p>
            <p className="max-w-[22em] text-lead">{text}</p>
          </div>
        ),
      }))}
    />
  );
}
