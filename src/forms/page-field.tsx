'use client';
import { useEffect, useRef } from 'react';

/** Hidden field with the path of the page. Without script, the server uses the Referer header. */
export function PageField() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = location.pathname;
  }, []);
  return <input ref={input} type="hidden" name="page" />;
}
