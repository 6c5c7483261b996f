import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSightings } from '../voice/voice-visit.queries.ts';
import { findEvent } from './event.queries.ts';

const BEFORE_MS = 10 * 60 * 1000;
const AFTER_MS = 2 * 60 * 60 * 1000;

/** Suggests the attendance: the participants who were in voice around the start. A leader decides. */
export const listVoiceSightings: UseCase<typeof eventRoutes.voice> = async (context, actor, input) => {
  const { guildId, eventId } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.voice.access);
  const row = await findEvent(context.db, guildId, eventId);
  if (row === null) throw new AppError('not_found');
  const start = row.event.startsAt.getTime();
  const from = new Date(start - BEFORE_MS);
  const to = new Date(Math.min(start + AFTER_MS, context.clock().getTime()));
  if (to <= from) return wholeList([]);
  const sightings = await findSightings(context.db, guildId, eventId, { from, to });
  return wholeList(
    sightings.map((sighting) => ({
      user_id: sighting.userId,
      channel_id: sighting.channelId,
      channel_name: sighting.channelName,
      minutes: sighting.minutes,
    })),
  );
};
