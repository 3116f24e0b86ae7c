import ArrowDown from 'lucide-react/icons/arrow-down';
import { Button } from '../../../elements/button/button.tsx';
import { LabelledSeparator } from '../../../elements/separator/separator.tsx';

/** Separators with a word in the line: between choices, and above dates. */
export function LabelledLines() {
  return (
    <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <Button href="/page/contact-us" wide>
          Write to us
        </Button>
        <LabelledSeparator>or</LabelledSeparator>
        <Button href="tel:+18025550176" tone="outline" wide>
          Call (802) 555-0176
        </Button>
      </div>
      <div className="grid content-start gap-4">
        <LabelledSeparator align="start">Monday, May 4</LabelledSeparator>
        <p>The gate is up. Cars can be booked until the boat leaves.</p>
        <LabelledSeparator align="start" className="mt-2">
          Today
        </LabelledSeparator>
        <p>Nothing yet. The first boat goes at 6:10 am.</p>
        <LabelledSeparator align="end" className="mt-2 text-accent">
          <span className="inline-flex items-center gap-2">
            Older ones <ArrowDown aria-hidden="true" className="size-4" />
          </span>
        </LabelledSeparator>
      </div>
    </div>
  );
}
