import { cn } from '../../themes/cn.ts';
import type { Proof } from './form.ts';

/** Icon that shows how far an answer can be verified. Decorative. */
export function FormProofMark({ proof, className }: { proof: Proof; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cn(
        'inline-block size-5 shrink-0 fill-none stroke-2 forced-colors:[--accent:CanvasText] forced-colors:[--ink:CanvasText]',
        className,
      )}
    >
      {proof === 'outside' && <circle cx="12" cy="12" r="10" className="fill-ink stroke-ink" />}
      {proof === 'here' && (
        <>
          <circle cx="12" cy="12" r="10" className="stroke-ink" />
          <circle cx="12" cy="12" r="4" className="fill-ink stroke-ink" />
        </>
      )}
      {proof === 'word' && (
        <circle cx="12" cy="12" r="10" strokeDasharray="4.5 3.4" className="stroke-accent" />
      )}
    </svg>
  );
}
