import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time, updated often enough for a page that counts minutes, and exactly at the given moment. */
export const useNow = (moment?: string): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = moment === undefined ? 0 : Date.parse(moment) - Date.now();
      timer = setTimeout(step, left > 0 ? Math.min(left, STEP_MS) : STEP_MS);
    };
    const step = (): void => {
      setNow(new Date());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
};
