import { useEffect, useState } from 'react';

/** The value as it was once it has stood still: a search field need not ask the server at every letter. */
export const useDebounced = <Value>(value: Value, waitMs = 250): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
};
