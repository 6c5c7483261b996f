import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { commonText } from '../language/common.text.ts';
import { useText } from '../language/use-text.ts';
import { toast } from '../ui/toast.ts';
import { lazyPart } from './lazy-part.tsx';
import { loadAhead } from './load-ahead.ts';

/** A dialog has no place on the page that could say that it has not arrived. */
const SayAway = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText(commonText);
  useEffect(
    () => toast.error(text.unreachable, undefined, { label: text.retry, run: onRetry }),
    [text, onRetry],
  );
  return null;
};

/**
 * A dialog whose code is loaded after everything that its page shows, at the latest when it is opened: then it opens as
 * soon as it has arrived.
 */
export const lazyDialog = <Props extends { open: boolean }>(
  key: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Loaded = lazyPart(key, load, null, SayAway);
  return (props) => {
    const client = useQueryClient();
    useEffect(() => loadAhead(client, [key]), [client]);
    // Afterwards it stays, so that its closing is animated.
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open && !wasOpened) setWasOpened(true);
    return wasOpened ? <Loaded {...props} /> : null;
  };
};
