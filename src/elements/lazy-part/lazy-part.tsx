'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartFailed } from './part-failed.tsx';

interface LazyPartProps<P extends object> {
  /** Name of the chunk, also in its error. */
  id: string;
  /** `() => import('./part.tsx').then((module) => module.Part)`. */
  load: () => Promise<ComponentType<P>>;
  /** Props of the loaded component. */
  part: P;
  /** Fallback while loading. */
  children?: ReactNode;
}

/**
 * Component of an island whose code is loaded when it is rendered. If loading fails, also after 120 s,
 * it shows a message with a retry button.
 */
export function LazyPart<P extends object>({ id, load, part, children }: LazyPartProps<P>) {
  const [state, setState] = useState<{ Part?: ComponentType<P>; failed?: boolean }>({});
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let gone = false;
    loadPart(id, load).then(
      (Part) => gone || setState({ Part }),
      () => gone || setState({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [id, load, tries]);
  const again = () => {
    setState({});
    setTries(tries + 1);
  };
  if (state.failed) return <PartFailed onTryAgain={again} />;
  return state.Part ? <state.Part {...part} /> : children;
}
