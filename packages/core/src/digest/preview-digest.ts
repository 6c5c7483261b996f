import { digestRoutes } from '@famiglia/contract/digest/digest';
import type { DigestPeriod } from '@famiglia/contract/digest/digest';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { drawDigest } from './digest-picture.ts';
import { digestSpan } from './digest-span.ts';
import { readDigest } from './read-digest.ts';

export const previewDigest: UseCase<typeof digestRoutes.preview> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, digestRoutes.preview.access);
  const { digest, picture } = await readPreview(context, input.guildId, input.period);
  return { digest, picture: picture?.toString('base64') ?? null };
};

/** The same in Discord, on any plan. */
export const lookAtDigest = async (context: Context, actor: Actor, guildId: string, period: DigestPeriod) => {
  await requireGuildAccess(context, actor, guildId, { ...digestRoutes.preview.access, plan: 'free' });
  return readPreview(context, guildId, period);
};

/** As if it were sent today. */
const readPreview = async (context: Context, guildId: string, period: DigestPeriod) => {
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const span = digestSpan(period, wallTimeAt(context.clock(), timeZone).day, timeZone);
  const found = await readDigest(context, guildId, span);
  return found === null
    ? { digest: null, picture: null }
    : { digest: found.digest, picture: await drawDigest(context, guildId, found) };
};
