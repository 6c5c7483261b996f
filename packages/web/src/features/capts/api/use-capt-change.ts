import type { Route } from '@famiglia/contract/route';
import { useGuildChange } from '../../../lib/use-guild-change.ts';
import { captsKey } from './capt-keys.ts';

/** One call that changes a capt. It is done when the screen shows what came of it. */
export const useCaptChange = <R extends Route>(route: R) => useGuildChange(route, captsKey);
