import { scheduledEventUrl } from '@famiglia/contract/events/event-look';
import type { Event, EventDetails } from '@famiglia/contract/events/events';
import type { Squad } from '@famiglia/contract/rosters/squads';
import type { SignUpDetails } from '../rosters/read-sign-up.ts';
import type { EventWithRoster, findEventDetails } from './event.queries.ts';
import { rosterProblemOf } from '../rosters/roster-message.queries.ts';

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentEvent = ({ event, roster, fightKind }: EventWithRoster): Event => ({
  id: event.id,
  title: event.title,
  description: event.description,
  status: event.status,
  starts_at: event.startsAt.toISOString(),
  slots: roster.slots,
  main_count: roster.mainCount,
  reserve_count: roster.reserveCount,
  reward: event.reward,
  emoji: event.emoji,
  color: event.color,
  fight_kind: fightKind,
  created_by: event.createdBy,
  created_at: event.createdAt.toISOString(),
  closed_by: event.closedBy,
  closed_at: isoOrNull(event.closedAt),
});

type DetailsRow = NonNullable<Awaited<ReturnType<typeof findEventDetails>>>;

export const presentEventDetails = (
  row: DetailsRow,
  { reminders, squads, signUp }: { reminders: number[]; squads: Squad[]; signUp: SignUpDetails },
): EventDetails => {
  const { event, roster, message } = row;
  const posted = typeof message?.channelId === 'string' && message.messageId !== null;
  return {
    ...presentEvent(row),
    ...signUp,
    version: event.version,
    reminders_minutes: reminders,
    picture_id: event.pictureId,
    scheduled_event: event.scheduledEvent,
    fight_kind_id: event.fightKindId,
    scheduled_event_state: {
      url: event.scheduledEventId === null ? null : scheduledEventUrl(event.guildId, event.scheduledEventId),
      removed: event.scheduledEventRemovedAt !== null,
    },
    squads,
    sorting: roster.criteria,
    creator: { id: event.createdBy, name: row.creatorName ?? event.createdBy },
    closer: personOrNull(event.closedBy, row.closerName),
    ender: personOrNull(event.endedBy, row.enderName),
    ended_at: isoOrNull(event.endedAt),
    cancel_reason: event.cancelReason,
    message: {
      url: posted
        ? `https://discord.com/channels/${event.guildId}/${message.channelId}/${message.messageId}`
        : null,
      problem: rosterProblemOf(message),
    },
  };
};

const personOrNull = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? id };
