'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';

/** A button that prints its sheet; without script it stays hidden, and the browser’s own print command remains. */
export function HandoutPrintButton({ title }: { title: string }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Button
      tone="outline"
      className={alive ? undefined : 'invisible'}
      onClick={({ currentTarget }) => printElement(currentTarget)}
    >
      {title}
    </Button>
  );
}
