import { useSearchParams } from 'react-router';

/** Whether something stands open, kept in the address: whoever holds a link to it, the palette for one, finds it open. */
export const useOpenFlag = (name: string) => {
  const [params, setParams] = useSearchParams();
  const setOpen = (open: boolean): void =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (open) changed.set(name, '');
        else changed.delete(name);
        return changed;
      },
      // What was left does not open again by going back.
      { replace: !open },
    );
  return [params.has(name), setOpen] as const;
};
