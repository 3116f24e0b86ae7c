'use client';
import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../themes/cn.ts';
import { captchaWords } from '../../words/captcha.ts';
import { buttonVariants } from '../button/button.tsx';
import { createAltchaCheck } from './altcha-check.ts';
import type { CaptchaState } from './captcha-check.ts';
import type { CaptchaConfig } from './captcha-config.ts';
import { CaptchaMark } from './captcha-mark.tsx';
import { captchaProviders } from './captcha-providers.ts';
import { createWidgetCheck } from './widget-check.ts';

/** Imperative API of a form's captcha. */
export interface CaptchaHandle {
  /** Resolves with the solution; on failure shows the error and resolves with null. */
  solve: () => Promise<string | null>;
  /** Discards a solution that the server rejected and shows the error. */
  reject: () => void;
  /** Discards the solution and hides the error. */
  reset: () => void;
  /**
   * Keeps the solution after a submission without a response, which the server may have used up:
   * a retry with the same fields reuses it, a change of any field discards it.
   */
  keepForRetry: () => void;
}

interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /**
   * Called by "Send without the check", which is offered when the check fails: posts the form
   * natively.
   */
  onSkip: () => void;
  /** Provider and its public settings. */
  config: CaptchaConfig;
}

/** Form field name of the solution. */
export const captchaField = (config: CaptchaConfig) =>
  config.provider === 'altcha' ? 'altcha' : captchaProviders[config.provider].field;

/**
 * Captcha of a form: starts when the form is first focused and is solved in the background.
 *
 * State attribute: `data-captcha` = `idle` | `working` | `needed` | `done` | `error`.
 *
 * @internal
 */
export function Captcha({ ref, onSkip, config }: CaptchaProps) {
  const [state, setState] = useState<CaptchaState>('idle');
  const [hasError, setHasError] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const widgetContainer = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const statusId = useId();

  // Depends on the values of the configuration, not on its identity: a form may create it on each render.
  const challengeOrKey = config.provider === 'altcha' ? config.challenge : config.siteKey;
  const check = useMemo(
    () =>
      config.provider === 'altcha'
        ? createAltchaCheck(challengeOrKey, setState)
        : createWidgetCheck(
            config.provider,
            challengeOrKey,
            () => widgetContainer.current,
            setState,
          ),
    [config.provider, challengeOrKey],
  );

  const setInputValue = useCallback((token: string) => {
    if (input.current) input.current.value = token;
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      async solve() {
        const token = await check.token().catch(() => null);
        setHasError(token === null);
        setInputValue(token ?? '');
        return token;
      },
      reject() {
        check.reset();
        setInputValue('');
        setHasError(true);
      },
      reset() {
        check.reset();
        setInputValue('');
        setHasError(false);
      },
      keepForRetry() {
        root.current
          ?.closest('form')
          ?.addEventListener('input', () => check.reset(), { once: true });
      },
    }),
    [check, setInputValue],
  );

  // Starts on focus inside the form, which may have happened before hydration.
  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    const start = (event: Event) => {
      // Not on focus of these buttons: a restart would remove them before the click.
      if (!root.current?.contains(event.target as Node)) check.start();
    };
    if (form.contains(document.activeElement)) check.start();
    form.addEventListener('focusin', start);
    return () => form.removeEventListener('focusin', start);
  }, [check]);

  const failed = state === 'failed' || hasError;
  return (
    <div
      ref={root}
      data-captcha={failed ? 'error' : state}
      className="min-w-0 text-caption text-muted data-[captcha=error]:text-ink"
    >
      {config.provider === 'altcha' ? (
        <input ref={input} type="hidden" name="altcha" />
      ) : (
        <div ref={widgetContainer} className="empty:hidden mb-2" />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CaptchaMark state={failed ? 'failed' : state} />
        <p id={statusId} role={failed ? 'alert' : undefined} className="min-w-0 flex-1">
          {captchaWords[failed && state !== 'needed' ? 'failed' : state]}
        </p>
        {state === 'failed' && (
          <div className="flex w-full flex-wrap gap-2 pl-8">
            <button
              type="button"
              aria-describedby={statusId}
              className={buttonVariants({ tone: 'outline', size: 'sm' })}
              onClick={() => {
                setHasError(false);
                check.start();
              }}
            >
              {captchaWords.retry}
            </button>
            <button
              type="button"
              aria-describedby={statusId}
              className={cn(buttonVariants({ tone: 'quiet', size: 'sm' }), 'max-sm:px-0')}
              onClick={onSkip}
            >
              {captchaWords.skip}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
