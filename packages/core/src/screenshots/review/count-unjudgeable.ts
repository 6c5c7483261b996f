import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { REVIEW_CHANNELS, canBeJudged } from '../../settings/require-judges.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';

export interface Unjudgeable {
  kind: keyof typeof REVIEW_CHANNELS;
  count: number;
  /** The setting that lets them be judged. */
  setting: SettingField;
}

/** Screenshots that wait although nobody could judge them: without a panel they need a review channel. */
export const countUnjudgeable = async (
  context: Context,
  actor: Actor,
  { guildId }: { guildId: string },
): Promise<Unjudgeable[]> => {
  const { subscription } = await requireGuildAccess(context, actor, guildId, settingsRoutes.get.access);
  const settings = await findSettings(context.db, guildId);
  const found: Unjudgeable[] = [];
  for (const kind of ['gg', 'gungame', 'reports'] as const) {
    if (canBeJudged(kind, subscription.tier, settings)) continue;
    const waiting = and(
      eq(screenshots.guildId, guildId),
      eq(screenshots.kind, kind),
      eq(screenshots.status, 'pending'),
    );
    const count = await context.db.$count(screenshots, waiting);
    if (count > 0) found.push({ kind, count, setting: `channels.${REVIEW_CHANNELS[kind]}` });
  }
  return found;
};
