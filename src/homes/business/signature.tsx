import { cn } from '../../themes/cn.ts';

interface SignatureProps {
  /** Name of the signer. */
  name: string;
  className?: string;
}

/**
 * Handwritten signature of Ruth Aldous; nothing for any other name. Decorative: the printed name is
 * below.
 */
export function Signature({ name, className }: SignatureProps) {
  if (name !== 'Ruth Aldous') return null;
  return (
    <svg
      viewBox="0 0 260 90"
      className={cn('block fill-none stroke-current', className)}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M22 72c6-18 12-40 18-56M14 28c10-16 46-24 46-6 0 14-20 22-32 22 10 2 20 20 34 26M74 68h.1" />
      <path d="M88 70c10-8 24-38 30-56 4 16 4 40 10 54M98 50c10-4 20-4 32-6" />
      <path d="M138 66c6-10 14-36 12-48-8 6-14 44-4 48 6 0 10-8 14-14M176 52c-10-2-16 14-8 16s14-16 16-44c-2 20-4 40 2 42 6 0 8-10 12-12-4 6-2 12 4 12s8-10 4-14c2 6 8 4 10 2-2 6-4 14 2 14s8-8 10-14c-2 8 0 12 4 12s10-10 14-12c-4 2-2 6 0 8 2 6-6 8-10 6" />
      <path d="M30 82c60-8 140-10 214-6" strokeWidth="2" />
    </svg>
  );
}
