import { useSearchParams } from 'react-router';

/** Whether something is open, kept in the address: a link, for example from the palette, can open it. */
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
      // Going back does not open it again.
      { replace: !open },
    );
  return [params.has(name), setOpen] as const;
};
