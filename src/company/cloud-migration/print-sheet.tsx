'use client';
import { useEffect, useState } from 'react';
import { Button } from '../../elements/button/button.tsx';
import { printAlone } from '../../elements/print-alone/print-alone.ts';

/** A button that prints its sheet; without script it stays hidden, and the browser’s own print command remains. */
export function PrintSheet({ title }: { title: string }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Button
      tone="outline"
      className={alive ? undefined : 'invisible'}
      onClick={({ currentTarget }) => printAlone(currentTarget)}
    >
      {title}
    </Button>
  );
}
