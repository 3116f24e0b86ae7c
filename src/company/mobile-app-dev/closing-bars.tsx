import { Button } from '../../elements/button/button.tsx';
import '../../themes/tones.css';

interface ClosingBarsProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
}

/** Heights of the signal bars in percent; only the first is lit. */
const barHeights = [28, 52, 76, 100];

/** Closing call to action beside a signal icon. */
export function ClosingBars({ heading, content, action }: ClosingBarsProps) {
  return (
    <section data-tone="ink" className="overflow-x-clip">
      <div className="lf-container grid gap-x-10 gap-y-10 pt-16 md:pt-20 lg:grid-cols-2">
        <div className="lg:pb-24">
          <h2 className="text-h1 font-bold">{heading}</h2>
          <p className="mt-6 max-w-[26em] text-lead">{content}</p>
          <Button href={action.link} size="lg" className="mt-8">
            {action.title}
          </Button>
        </div>
        <div aria-hidden="true" className="flex h-44 items-end gap-4 sm:h-64 md:gap-7 lg:h-auto">
          {barHeights.map((height, index) => (
            <span
              key={height}
              style={{ height: `${height}%` }}
              className={
                index === 0
                  ? 'block flex-1 rounded-t-lg bg-accent'
                  : 'block flex-1 rounded-t-lg border-2 border-muted border-b-0'
              }
            />
          ))}
        </div>
      </div>
    </section>
  );
}
