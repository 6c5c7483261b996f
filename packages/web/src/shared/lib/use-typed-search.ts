import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * A search field over a search kept in the address. Typing moves the address after a short pause; the back
 * button and links move the field, but never over letters still being typed.
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
