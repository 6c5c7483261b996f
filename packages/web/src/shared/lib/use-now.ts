import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time, updated often enough for a page that counts minutes. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
