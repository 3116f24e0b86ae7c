import { Button } from '../../elements/button/button.tsx';
import { Checkbox } from '../../elements/checkbox/checkbox.tsx';
import { TextField } from '../../elements/field/text-field.tsx';
import { sampleCopy } from './sample-copy.ts';
import { ThemeGrounds } from './theme-grounds.tsx';

/** Theme as the page lists it. */
export interface ThemeEntry {
  theme: string;
  title: string;
  /** Names of the display and the text font families. */
  fontNames: readonly [string, string];
}

const { actions, card, form } = sampleCopy;
const [solid, outline, ink, quiet] = actions;

/** Sample of one theme: text and buttons, a card, a form, all grounds. */
export function ThemeSample({ theme, title, fontNames }: ThemeEntry) {
  return (
    <article id={theme} data-theme={theme}>
      <div className="lf-container grid gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="flex flex-wrap justify-between gap-x-6 text-caption font-semibold text-accent">
            <span>{title}</span>
            <span className="font-normal text-muted">{[...new Set(fontNames)].join(' and ')}</span>
          </p>
          <h2 className="mt-6 text-display">{sampleCopy.claim}</h2>
          <p className="lf-measure mt-6 text-lead">{sampleCopy.claimLead}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Button>{solid}</Button>
            <Button tone="outline">{outline}</Button>
            <Button tone="ink">{ink}</Button>
            <Button tone="quiet">{quiet}</Button>
          </div>
        </div>
        <div className="self-end rounded-2xl border border-line bg-surface p-6 lg:col-span-4 lg:col-start-9">
          <h3 className="text-h3">{card.heading}</h3>
          <p className="mt-3 text-muted">{card.text}</p>
          <p className="mt-6 font-display text-h1 font-bold tracking-close tabular-nums">
            {card.figure}
          </p>
          <p className="text-caption text-deep">{card.note}</p>
          <Button size="sm" wide className="mt-5">
            {card.action}
          </Button>
        </div>
        <div className="grid gap-x-6 gap-y-5 border-line border-t pt-8 lg:col-span-12 lg:grid-cols-12">
          <h3 className="text-h4 lg:col-span-3">{form.heading}</h3>
          <div className="lg:col-span-3">
            <TextField label={form.name} defaultValue={form.nameValue} required />
          </div>
          <div className="lg:col-span-3">
            <TextField label={form.time} hint={form.timeHint} required />
          </div>
          <div className="lg:col-span-3">
            <Checkbox label={form.terms} defaultChecked />
            <Button tone="ink" size="sm" className="mt-2">
              {form.submit}
            </Button>
          </div>
        </div>
      </div>
      <ThemeGrounds />
    </article>
  );
}
