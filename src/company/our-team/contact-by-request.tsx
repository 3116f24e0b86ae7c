import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

/** White background, with the text colors of light backgrounds. */
const sheetStyle = { '--paper': 'var(--own-surface)' } as CSSProperties;

/** Classes of a row; wraps on narrow screens. */
const rowClass = 'flex flex-wrap items-center gap-x-4 px-4 md:px-8';
const requestClass = 'flex-[1_1_9rem]';
const personClass = 'flex-none min-w-20 sm:min-w-40';

interface ContactByRequestProps {
  heading: string;
  lead: string;
  /** Column headers. */
  columns: readonly [request: string, person: string];
  items: readonly { question: string; name: string; img: string; link: string }[];
  note: string;
  action: { title: string; link: string };
}

/** List of requests, each with the person in charge. */
export function ContactByRequest({
  heading,
  lead,
  columns,
  items,
  note,
  action,
}: ContactByRequestProps) {
  return (
    <section data-tone="accent" className="section">
      <div className="container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 className="text-h1 font-bold tracking-tight text-balance">{heading}</h2>
          <p className="mt-5 text-lead">{lead}</p>
          <p className="mt-5">{note}</p>
          <Button href={action.link} tone="outline" className="mt-8">
            {action.title}
          </Button>
        </div>
        <div className="relative lg:col-span-7 lg:col-start-6">
          <span
            aria-hidden="true"
            className="absolute -top-4 left-1/2 z-10 h-9 w-32 -translate-x-1/2 -rotate-2 bg-highlight opacity-90"
          />
          <div
            data-tone="deep-tint"
            style={sheetStyle}
            className="pt-9 pb-2 shadow-[0.75rem_0.875rem_0_color-mix(in_oklab,var(--own-ink)_22%,transparent)] lg:rotate-[0.6deg]"
          >
            <p aria-hidden="true" className={cn(rowClass, 'pb-3 text-caption font-semibold')}>
              <span className={requestClass}>{columns[0]}</span>
              <span className={personClass}>{columns[1]}</span>
            </p>
            <ul>
              {items.map(({ question, name, img, link }) => (
                <li key={question} className={cn(rowClass, 'border-t border-line py-3')}>
                  <span className={cn(requestClass, 'text-pretty')}>{question}</span>
                  <a
                    className={cn(
                      personClass,
                      'inline-flex min-h-11 items-center gap-3 font-display font-bold underline decoration-accent decoration-2 underline-offset-4',
                    )}
                    href={link}
                  >
                    <Picture
                      name={pictureName(img)}
                      alt=""
                      ratio="1/1"
                      sizes="3rem"
                      className="w-12 shrink-0 overflow-clip rounded-full max-sm:hidden"
                    />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
