import { PANEL_BUS_EVENTS } from '@famiglia/contract/changes';
import type { RealtimeType, Topic } from '@famiglia/contract/realtime/bus-events';
import type { QueryKey } from '@tanstack/react-query';
import { guildKey, guildsKey, memberPageKey, rosterPageKey, wholeGuildKey } from '../lib/query-key.ts';
import type { ComputedTopic } from '../lib/query-key.ts';

export interface Change {
  type: RealtimeType;
  guild_id: string;
  ids: readonly string[];
}

type KeysOf = (change: Change, userId: string | undefined) => QueryKey[];

const COMPUTED: Record<ComputedTopic, KeysOf> = {
  guilds: () => [guildsKey()],
  // A change of one's own roles may open or close sections.
  'own-rights': ({ ids }, userId) => (userId !== undefined && ids.includes(userId) ? [guildsKey()] : []),
  // Only the pages of these members: on a busy evening the other pages are not fetched again.
  'changed-members': ({ guild_id, ids }) =>
    (ids.length === 0 ? [[]] : ids.map((id): [string] => [id])).flatMap((id) => [
      memberPageKey(guild_id, ...id),
      guildKey(guild_id, 'member-profiles', ...id),
    ]),
  'own-cabinet': ({ guild_id, ids }, userId) =>
    userId !== undefined && ids.includes(userId) ? [guildKey(guild_id, 'cabinet')] : [],
  // An open roster shows the names and the reputation of its participants.
  'open-rosters': ({ guild_id }) => [rosterPageKey(guild_id, 'events'), rosterPageKey(guild_id, 'capts')],
};

const isComputed = (topic: Topic): topic is ComputedTopic => topic in COMPUTED;

/** Their keys continue with the id of what changed, so that nothing else is fetched again. */
const BY_ID: ReadonlySet<Topic> = new Set(['personnel']);

const keysOf = (topic: Topic, change: Change, userId: string | undefined): QueryKey[] => {
  if (isComputed(topic)) return COMPUTED[topic](change, userId);
  const { guild_id, ids } = change;
  return BY_ID.has(topic) && ids.length > 0
    ? ids.map((id) => guildKey(guild_id, topic, id))
    : [guildKey(guild_id, topic)];
};

/** The queries that a message makes stale: those of the topics that its bus event declares. */
export const staleAfter = (change: Change, userId: string | undefined): QueryKey[] =>
  PANEL_BUS_EVENTS[change.type].stale.flatMap((topic: Topic) => keysOf(topic, change, userId));

/** After a gap nobody knows what was missed: everything of the guild is stale. */
export const staleAfterGap = (guildId: string): QueryKey[] => [guildsKey(), wholeGuildKey(guildId)];
