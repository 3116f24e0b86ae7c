import type { ReactNode } from 'react';
import type { Tone } from '../../themes/tone.ts';
import { InstallDetails } from '../specimen/install-details.tsx';
import { demoPagesCopy } from './copy.ts';
import '../../themes/tones.css';

interface TryThisProps {
  heading: string;
  /** Reason for this header or footer on such a page; omitted where the page itself gives it. */
  reason?: string;
  /** Instructions with the expected results. */
  steps: readonly string[];
  tone: Tone;
  /** Options of this header or footer, as in its collection entry. */
  options: object;
  /** Install command. */
  children: ReactNode;
}

const formatOption = (value: unknown) => (typeof value === 'string' ? value : String(value));

/** Instructions to try the page's header or footer, its options, and how to install it. */
export function TryThis({ heading, reason, steps, tone, options, children }: TryThisProps) {
  return (
    <section id="try" data-tone={tone} className="lf-section-tight">
      <div className="lf-container grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="text-h2 font-bold">{heading}</h2>
          {reason && <p className="mt-6 max-w-[34em] text-lead text-muted">{reason}</p>}
          <ol className="mt-8 border-line border-t-2 lg:mt-10">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-line border-b py-5 md:gap-8">
                <span
                  aria-hidden="true"
                  className="w-7 shrink-0 font-display text-h3 font-bold text-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <p className="max-w-[36em] text-lead">{step}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-3 lg:col-start-10 lg:self-end">
          <h3 className="text-caption font-semibold text-muted">{demoPagesCopy.optionsHeading}</h3>
          <dl className="mt-3 text-caption">
            {Object.entries(options).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-line border-t py-2">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 text-end font-mono wrap-anywhere">{formatOption(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <InstallDetails heading={demoPagesCopy.installHeading} level={3} className="lg:col-span-12">
          {children}
        </InstallDetails>
      </div>
    </section>
  );
}
