'use client';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';
import { PartFailed } from './part-failed.tsx';

interface LazyPartProps<P extends object> {
  /** Name of the part, also in its error. */
  id: string;
  /** `() => import('./part.tsx').then((module) => module.Part)`. */
  load: () => Promise<ComponentType<P>>;
  /** Props of the part. */
  part: P;
  /** What stands there meanwhile. */
  children?: ReactNode;
}

/**
 * A part of an island whose code comes when it is shown. Cannot it be loaded, or not within 120 s, it
 * says so politely, and may be asked for again.
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
