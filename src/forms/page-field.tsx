'use client';
import { useEffect, useRef } from 'react';

/** Tells the server which page a form stood on. Without script, the browser's Referer does. */
export function PageField() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = location.pathname;
  }, []);
  return <input ref={input} type="hidden" name="page" />;
}
