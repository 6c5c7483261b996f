import type { Participant } from '@famiglia/contract/events/events';
import type { VacationKind } from '@famiglia/contract/vacations/vacations';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import type { findParticipants } from './participant.queries.ts';

type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number];

export const presentParticipant = (
  cdnUrl: string,
  { entry, person, role }: ParticipantRow,
  { away, paid }: { away: VacationKind | null; paid: number | null },
): Participant => ({
  user_id: entry.userId,
  display_name: person.displayName,
  avatar_url: discordImageUrl(cdnUrl, person.avatarPath),
  ingame_nick: person.ingameNick,
  static_id: person.staticId,
  reputation: person.reputation,
  list: entry.list,
  position: entry.position,
  signed_up_at: entry.signedUpAt.toISOString(),
  pinned: entry.pinned,
  attended: entry.attendance === null ? null : entry.attendance === 'attended',
  attendance: entry.attendance,
  squad_id: entry.list === 'main' ? entry.squad : null,
  wanted_squad_id: entry.wantedSquad,
  why: entry.reason,
  away,
  role,
  paid,
});
