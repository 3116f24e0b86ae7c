import { Button } from '../../elements/button/button.tsx';
import { cn } from '../../themes/cn.ts';

interface ClosingBandProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  tone: 'tint' | 'surface' | 'line';
}

const tones = {
  tint: 'bg-tint',
  surface: 'bg-surface',
  line: 'border-t-2 border-ink',
};

/** Closing call to action of a page. Has no green tone, since the footer below is green. */
export function ClosingBand({ heading, content, action, tone }: ClosingBandProps) {
  return (
    <section className={cn('lf-section', tones[tone])}>
      <div className="lf-container grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-end">
        <h2 className="text-h1 lg:col-span-8">{heading}</h2>
        <div className="lg:col-span-4">
          <p className="text-lead">{content}</p>
          <Button href={action.link} size="lg" className="mt-6">
            {action.title}
          </Button>
        </div>
      </div>
    </section>
  );
}
