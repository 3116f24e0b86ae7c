import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Button } from '../../../elements/button/button.tsx';

/** Links that look like buttons. */
export function ButtonLinks() {
  return (
    <div className="flex flex-col items-start gap-6 sm:flex-row sm:items-center sm:justify-between">
      <p className="max-w-[24em] font-display text-h3 font-bold">
        The first version is ready in six weeks.
      </p>
      <div className="flex flex-wrap gap-4">
        <Button href="/page/contact-us" size="lg" className="rounded-full">
          Ask for a plan
        </Button>
        <Button href="/page/CaseStudy" tone="quiet" size="lg" className="rounded-full">
          Read a case <ArrowUpRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
