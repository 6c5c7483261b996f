import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * A search field for a search kept in the address. Typing changes the address after a short pause; the back
 * button and links change the field, but never while somebody types.
 */
export const useTypedSearch = (search: string, setSearch: (search: string) => void) => {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(setSearch);
  useEffect(() => {
    send.current = setSearch;
  });

  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    clearTimeout(timer.current);
    setTyped(search);
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (value: string): void => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = value.trim();
      send.current(sent.current);
    }, PAUSE_MS);
  };
  return [typed, type] as const;
};
