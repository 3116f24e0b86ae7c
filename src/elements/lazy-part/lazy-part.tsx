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

/** A part of an island whose code comes when it is shown. Cannot it be loaded, it says so politely. */
export function LazyPart<P extends object>({ id, load, part, children }: LazyPartProps<P>) {
  const [state, setState] = useState<{ Part?: ComponentType<P>; failed?: boolean }>({});
  useEffect(() => {
    let gone = false;
    loadPart(id, load).then(
      (Part) => gone || setState({ Part }),
      () => gone || setState({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [id, load]);
  if (state.failed) return <PartFailed />;
  return state.Part ? <state.Part {...part} /> : children;
}
