import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time, updated often enough for a page that counts minutes, and exactly at the given moment. */
export const useNow = (moment?: string): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const at = moment === undefined ? Infinity : Date.parse(moment);
    // It may also have passed since that was drawn.
    const left = now.getTime() < at ? Math.max(0, at - Date.now()) : STEP_MS;
    const timer = setTimeout(() => setNow(new Date()), Math.min(left, STEP_MS));
    return () => clearTimeout(timer);
  }, [moment, now]);
  return now;
};
