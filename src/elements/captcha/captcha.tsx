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
import { cn } from '../../looks/cn.ts';
import { buttonVariants } from '../button/button.tsx';
import { createAltchaCheck } from './altcha-check.ts';
import type { CaptchaState } from './captcha-check.ts';
import type { CaptchaConfig } from './captcha-config.ts';
import { captchaActions, captchaCopy } from './captcha-copy.ts';
import { CaptchaMark } from './captcha-mark.tsx';
import { captchaProviders } from './captcha-providers.ts';
import { createWidgetCheck } from './widget-check.ts';

/** What a form does with its captcha. */
export interface CaptchaHandle {
  /** Waits for the solution. On failure the error marker is set, and the answer is null. */
  solve: () => Promise<string | null>;
  /** The server did not accept the solution: sets the error marker; the next one is made anew. */
  refuse: () => void;
  /** Forgets the solution and removes the error marker. */
  reset: () => void;
  /**
   * No answer came, and the server may have used the solution up: it stays for a repeat of the same
   * words, and is forgotten once something is changed.
   */
  doubt: () => void;
}

interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Offered when the check cannot work here: posts the form as a page without script would. */
  onSkip: () => void;
  config: CaptchaConfig;
}

/** Name of the solution on the wire. */
export const captchaField = (config: CaptchaConfig) =>
  config.provider === 'altcha' ? 'altcha' : captchaProviders[config.provider].field;

/** The captcha of a form: silent until the form is first touched, then solved in the background. */
export function Captcha({ ref, onSkip, config }: CaptchaProps) {
  const [state, setState] = useState<CaptchaState>('idle');
  const [marked, setMarked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wordsId = useId();

  // By what the configuration says, not by its identity: a form may write it anew at each rendering.
  const source = config.provider === 'altcha' ? config.challenge : config.siteKey;
  const check = useMemo(
    () =>
      config.provider === 'altcha'
        ? createAltchaCheck(source, setState)
        : createWidgetCheck(config.provider, source, () => widget.current, setState),
    [config.provider, source],
  );

  const fill = useCallback((token: string) => {
    if (input.current) input.current.value = token;
  }, []);

  useImperativeHandle(
    ref,
    () => ({
      async solve() {
        const token = await check.token().catch(() => null);
        setMarked(token === null);
        fill(token ?? '');
        return token;
      },
      refuse() {
        check.reset();
        fill('');
        setMarked(true);
      },
      reset() {
        check.reset();
        fill('');
        setMarked(false);
      },
      doubt() {
        box.current
          ?.closest('form')
          ?.addEventListener('input', () => check.reset(), { once: true });
      },
    }),
    [check, fill],
  );

  // The check starts when somebody is in the form, which may have been before this came to life.
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const start = (event: Event) => {
      // Not by the buttons in here: starting anew would take them away before they are clicked.
      if (!box.current?.contains(event.target as Node)) check.start();
    };
    if (form.contains(document.activeElement)) check.start();
    form.addEventListener('focusin', start);
    return () => form.removeEventListener('focusin', start);
  }, [check]);

  const failed = state === 'failed' || marked;
  return (
    <div
      ref={box}
      data-captcha={failed ? 'error' : state}
      className="min-w-0 text-caption text-muted data-[captcha=error]:text-ink"
    >
      {config.provider === 'altcha' ? (
        <input ref={input} type="hidden" name="altcha" />
      ) : (
        <div ref={widget} className="empty:hidden mb-2" />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CaptchaMark state={failed ? 'failed' : state} />
        <p id={wordsId} role={failed ? 'alert' : undefined} className="min-w-0 flex-1">
          {captchaCopy[failed && state !== 'needed' ? 'failed' : state]}
        </p>
        {state === 'failed' && (
          <div className="flex w-full flex-wrap gap-2 pl-8">
            <button
              type="button"
              aria-describedby={wordsId}
              className={buttonVariants({ tone: 'outline', size: 'sm' })}
              onClick={() => {
                setMarked(false);
                check.start();
              }}
            >
              {captchaActions.retry}
            </button>
            <button
              type="button"
              aria-describedby={wordsId}
              className={cn(buttonVariants({ tone: 'quiet', size: 'sm' }), 'max-sm:px-0')}
              onClick={onSkip}
            >
              {captchaActions.skip}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
