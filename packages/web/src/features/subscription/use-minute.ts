import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, a minute old at most: a panel may stay open for days. */
export const useMinute = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
