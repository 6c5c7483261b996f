import { randomUUID } from 'node:crypto';
import { MAX_SERIES, seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries } from '@famiglia/contract/series/series';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { checkSeries } from './check-series.ts';
import { readSeries } from './read-series.ts';
import { countSeries, insertSeries, lockPlansOf } from './series.queries.ts';

type NewSeries = UseCaseInput<typeof seriesRoutes.create> & {
  /** The channel of the request: sign-ups are posted there if the guild has no channel for events. */
  channelId?: string;
  /** The key of a request that may be repeated: the same key creates one series. */
  key?: string;
};

/** Repeats an event: from now on the sign-up of each date is posted automatically. */
export const createSeries = async (
  context: Context,
  actor: Actor,
  input: NewSeries,
): Promise<EventSeries> => {
  const { guildId, key, channelId = null } = input;
  const now = context.clock();
  await requireGuildAccess(context, actor, guildId, seriesRoutes.create.access);
  const { userId } = requireSignedIn(actor);
  const id = key === undefined ? randomUUID() : eventIdOf(guildId, key);
  await context.db.transaction(async (tx) => {
    await lockPlansOf(tx, guildId);
    const checked = await checkSeries(tx, input, { userId, now });
    const row = { ...checked, id, guildId, channelId, createdBy: userId, createdAt: now };
    if (!(await insertSeries(tx, row))) return;
    if ((await countSeries(tx, guildId)) > MAX_SERIES) throw new AppError('too_many_series');
    await recordActivity(context, tx, {
      guildId,
      type: 'series.created',
      actorId: userId,
      data: { title: checked.plan.title },
    });
    await context.bus.publish(tx, { type: 'series.changed', guildId });
  });
  return readSeries(context.db, { guildId, seriesId: id }, now);
};
