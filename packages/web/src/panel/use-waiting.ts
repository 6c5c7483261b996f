import type { Permission } from '@famiglia/contract/permissions';
import { useWaitingCount } from '../features/gg/api/use-waiting-count.ts';
import { useQueueLength } from '../features/gungame/api/use-queue-length.ts';
import { useCurrentGuild } from '../lib/current-guild.ts';
import { may } from '../lib/may.ts';
import { isPremium } from '../plan/is-premium.ts';
import type { Section } from './navigation.ts';

/** How many screens wait for the reader's own verdict, by section. Who decides nothing is not counted for. */
export const useWaiting = (): Partial<Record<Section['name'], number>> => {
  const { id, access, subscription } = useCurrentGuild();
  const judges = (permission: Permission) => isPremium(subscription) && may(access.permissions, permission);
  const gungame = useQueueLength(id, judges('gungame.moderate'));
  const gg = useWaitingCount(id, judges('reputation.edit'));
  return { gungame, gg };
};
