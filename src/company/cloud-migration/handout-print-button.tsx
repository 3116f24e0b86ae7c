'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';

/** Button that prints its sheet; hidden without script. */
export function HandoutPrintButton({ title }: { title: string }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <Button
      tone="outline"
      className={isHydrated ? undefined : 'invisible'}
      onClick={({ currentTarget }) => printElement(currentTarget)}
    >
      {title}
    </Button>
  );
}
