import { inactiveRoutes } from '@famiglia/contract/inactive/inactive';
import type { InactiveMember } from '@famiglia/contract/inactive/inactive';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findInactive } from './inactive.queries.ts';

export const listInactive: UseCase<typeof inactiveRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, inactiveRoutes.list.access);
  return { ...(await readInactive(context, guildId, { limit, offset })), limit, offset };
};

/** A page of those who have not been seen for long. */
export const readInactive = async (
  { db, clock, config }: Context,
  guildId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: InactiveMember[]; total: number; days: number }> => {
  const { days } = (await findSettings(db, guildId)).inactive;
  const rows = await findInactive(db, guildId, { days, now: clock(), limit, offset });
  // Rows carry the total, and a page after the last one has no rows.
  const [first] =
    rows.length > 0 || offset === 0
      ? rows
      : await findInactive(db, guildId, { days, now: clock(), limit: 1, offset: 0 });
  const items = rows.map((row) => ({
    user_id: row.user_id,
    display_name: row.display_name,
    avatar_url: discordImageUrl(config.cdnUrl, row.avatar_path),
    ingame_nick: row.ingame_nick,
    static_id: row.static_id,
    last_seen_at: iso(row.seen),
    last_gathering_at: iso(row.gathering),
    last_screenshot_at: iso(row.screen),
    last_voice_at: iso(row.voice),
    written_at: iso(row.written),
  }));
  return { items, total: first?.total ?? 0, days };
};

const iso = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
