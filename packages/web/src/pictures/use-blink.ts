import { useEffect, useState } from 'react';

const BLINK_MS = 450;

/** Two pictures in one place, in turn: what differs jumps, what is the same stands still. */
export const useBlink = () => {
  const [on, setOn] = useState(false);
  const [second, setSecond] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => setSecond((old) => !old), BLINK_MS);
    return () => clearInterval(timer);
  }, [on]);
  return {
    on,
    second: on && second,
    toggle: () => {
      setSecond(true);
      setOn((old) => !old);
    },
  };
};
