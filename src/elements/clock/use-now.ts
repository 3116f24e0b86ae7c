'use client';
import { useEffect, useState } from 'react';

/** The moment, looked up again every minute; none before a script runs. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
