import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { FooterLinkItem, FooterProps } from './footer-facts.ts';
import { FooterBody } from './footer-shell.tsx';

interface Props extends FooterProps {
  heading: string;
  action: FooterLinkItem;
}

/** A full-screen footer with one sentence and one call to action. */
export function FooterStatement({ heading, action, ...footer }: Props) {
  return (
    <FooterBody {...footer} arrangement="statement">
      <div className="flex grow flex-col justify-center">
        <p className="max-w-[10em] text-balance font-display font-bold text-[clamp(2.75rem,min(8.5vw,13svh),9rem)] leading-[0.94] tracking-denser">
          {heading}
        </p>
        <a
          href={action.link}
          className="lf-footer-button mt-10 inline-flex min-h-15 w-fit items-center gap-3 rounded-lg px-8 py-3 text-lead font-semibold"
        >
          {action.title}
          <ArrowUpRight aria-hidden="true" className="size-6" />
        </a>
      </div>
    </FooterBody>
  );
}
