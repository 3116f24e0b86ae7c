import { cn } from '../../themes/cn.ts';
import type { CaptchaState } from './captcha-check.ts';

/** SVG path inside the ring, for each state that has one. */
const iconPaths: Partial<Record<CaptchaState, string>> = {
  done: 'm4.5 8.5 2.5 2.5 4.5-5.5',
  failed: 'M8 4.5v4.5M8 11.5v.1',
  needed: 'M8 4.5v4.5M8 11.5v.1',
};

/** Status icon of the check: empty ring, spinner, check mark or exclamation mark. */
export function CaptchaMark({ state }: { state: CaptchaState }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cn(
        'size-5 shrink-0 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]',
        state === 'working' && 'animate-spin',
        state === 'failed' && 'text-accent',
      )}
    >
      <circle cx="8" cy="8" r="6.5" strokeDasharray={state === 'working' ? '26 15' : undefined} />
      {iconPaths[state] && <path d={iconPaths[state]} />}
    </svg>
  );
}
