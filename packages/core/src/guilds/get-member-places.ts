import type { MemberPlace, memberPlacesRoutes } from '@famiglia/contract/guilds/member-places';
import { and, eq, isNull } from 'drizzle-orm';
import { findHolders } from '../access/find-holders.ts';
import { requireMembership } from '../access/require-membership.ts';
import { findSeenChannels } from '../bot-permissions/seen-channels.ts';
import { findNames } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { applicationForms } from '../platform/db/schema/applications.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';

/** Enough people to ask. */
const MOST_MANAGERS = 3;

/** For members without the panel: the family's channels that they can see, and whom to ask for more. */
export const getMemberPlaces: UseCase<typeof memberPlacesRoutes.get> = async (
  context,
  actor,
  { guildId },
) => {
  const userId = await requireMembership(context, actor, guildId);
  const { db, config } = context;
  const [channels, wanted] = await Promise.all([
    findSeenChannels(db, guildId, userId),
    findPlaces(db, guildId),
  ]);
  const seen = new Map(channels.seen.map(({ id, name }) => [id, name]));
  return {
    places: wanted.flatMap(({ kind, channelId }) => {
      const name = channelId === null ? undefined : seen.get(channelId);
      const url = `${config.discordUrl ?? 'https://discord.com'}/channels/${guildId}/${channelId}`;
      return name === undefined ? [] : [{ kind, channel_name: name, url }];
    }),
    managers: await findManagers(context, guildId),
  };
};

const findPlaces = async (
  db: Queryable,
  guildId: string,
): Promise<{ kind: MemberPlace; channelId: string | null }[]> => {
  const { channels } = await findSettings(db, guildId);
  const forms = await db
    .select({ definition: applicationForms.definition })
    .from(applicationForms)
    .where(
      and(
        eq(applicationForms.guildId, guildId),
        eq(applicationForms.isOpen, true),
        isNull(applicationForms.deletedAt),
      ),
    );
  const posts = new Set(forms.map(({ definition }) => definition.channel_id));
  return [
    { kind: 'events', channelId: channels.events },
    { kind: 'capts', channelId: channels.capts },
    { kind: 'gg', channelId: channels.gg },
    { kind: 'gungame', channelId: channels.gungame },
    ...[...posts].map((channelId) => ({ kind: 'applications' as const, channelId })),
    { kind: 'ping_roles', channelId: channels.ping_roles },
    { kind: 'family', channelId: channels.family },
    { kind: 'rules', channelId: channels.rules },
  ];
};

/** The owner can always; after them those who were active last. */
const findManagers = async (context: Context, guildId: string) => {
  const holders = await findHolders(context, guildId, 'access.manage');
  // The owner comes last there.
  const first = [...holders.slice(-1), ...holders.slice(0, -1)].slice(0, MOST_MANAGERS);
  const names = await findNames(context.db, guildId, first);
  return first.flatMap((userId) => {
    const name = names.get(userId);
    return name === undefined ? [] : [{ user_id: userId, name }];
  });
};
