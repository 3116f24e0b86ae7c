'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';
import { LoadFailed } from './load-failed.tsx';

interface LazyComponentProps<P extends object> {
  /** Name of the chunk, also in its error. */
  id: string;
  /** `() => import('./part.tsx').then((module) => module.Part)`. */
  load: () => Promise<ComponentType<P>>;
  /** Props of the loaded component. */
  componentProps: P;
  /** Fallback while loading. */
  children?: ReactNode;
}

/**
 * Component of an island whose code is loaded when it is rendered. If loading fails, also after 120 s,
 * it shows a message with a retry button.
 *
 * @internal
 */
export function LazyComponent<P extends object>({
  id,
  load,
  componentProps,
  children,
}: LazyComponentProps<P>) {
  const [state, setState] = useState<{ Component?: ComponentType<P>; failed?: boolean }>({});
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let cancelled = false;
    loadChunk(id, load).then(
      (Component) => cancelled || setState({ Component }),
      () => cancelled || setState({ failed: true }),
    );
    return () => {
      cancelled = true;
    };
  }, [id, load, attempt]);
  const retry = () => {
    setState({});
    setAttempt(attempt + 1);
  };
  if (state.failed) return <LoadFailed onTryAgain={retry} />;
  return state.Component ? <state.Component {...componentProps} /> : children;
}
