import { useEffect, useState } from 'react';

/** The value after it has not changed for a while: a search field must not send a request per letter. */
export const useDebounced = <Value>(value: Value, waitMs = 250): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};
