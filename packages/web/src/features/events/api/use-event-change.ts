import type { Route } from '@famiglia/contract/route';
import { useGuildChange } from '../../../lib/use-guild-change.ts';
import { eventsKey } from './event-keys.ts';

/** One call that changes an event. It is done when the screen shows what came of it. */
export const useEventChange = <R extends Route>(route: R) => useGuildChange(route, eventsKey);
