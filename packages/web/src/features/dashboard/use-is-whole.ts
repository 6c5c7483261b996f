import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether a page and everything that was asked for beside it have their first answers. Once so, it stays so. */
export const useIsWhole = (guildId: string, isLoaded: boolean): boolean => {
  const awaited = useIsFetching({
    predicate: ({ queryKey, state }) => queryKey[1] === guildId && state.status === 'pending',
  });
  const [wholeFor, setWholeFor] = useState<string | null>(null);
  if (isLoaded && awaited === 0 && wholeFor !== guildId) setWholeFor(guildId);
  return wholeFor === guildId;
};
