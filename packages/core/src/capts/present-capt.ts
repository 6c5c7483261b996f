import type { Capt, CaptDetails, CaptPlayer } from '@famiglia/contract/capts/capts';
import type { Squad } from '@famiglia/contract/rosters/squads';
import type { SignUpDetails } from '../rosters/read-sign-up.ts';
import type { ListedCapt, findCaptDetails } from './capt.queries.ts';
import { rosterProblemOf } from '../rosters/roster-message.queries.ts';

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const presentCapt = ({ capt, roster, fightKind, recordings }: ListedCapt): Capt => ({
  id: capt.id,
  version: capt.version,
  opponent: capt.opponent,
  side: capt.side,
  territory: capt.territory,
  starts_at: capt.startsAt.toISOString(),
  slots: roster.slots,
  status: capt.status,
  result: capt.result,
  score_ours: capt.scoreOurs,
  score_theirs: capt.scoreTheirs,
  notes: capt.notes,
  recordings,
  main_count: roster.mainCount,
  reserve_count: roster.reserveCount,
  damage: capt.players === 0 ? null : capt.damage,
  fight_kind: fightKind,
  created_by: capt.createdBy,
  created_at: capt.createdAt.toISOString(),
});

type DetailsRow = NonNullable<Awaited<ReturnType<typeof findCaptDetails>>>;

export const presentCaptDetails = (
  row: DetailsRow,
  players: CaptPlayer[],
  {
    war,
    reminders,
    squads,
    signUp,
  }: { war: CaptDetails['war']; reminders: number[]; squads: Squad[]; signUp: SignUpDetails },
): CaptDetails => {
  const { capt, roster, message } = row;
  const posted = typeof message?.channelId === 'string' && message.messageId !== null;
  return {
    ...presentCapt(row),
    ...signUp,
    players,
    reward: capt.reward,
    reward_win: capt.rewardWin,
    reward_loss: capt.rewardLoss,
    reward_draw: capt.rewardDraw,
    reminders_minutes: reminders,
    squads,
    sorting: roster.criteria,
    creator: { id: capt.createdBy, name: row.creatorName ?? capt.createdBy },
    closed_at: isoOrNull(capt.closedAt),
    closer: personOrNull(capt.closedBy, row.closerName),
    ended_at: isoOrNull(capt.endedAt),
    ender: personOrNull(capt.endedBy, row.enderName),
    players_updated_by: personOrNull(capt.playersUpdatedBy, row.scorerName),
    cancel_reason: capt.cancelReason,
    war,
    message: {
      url: posted
        ? `https://discord.com/channels/${capt.guildId}/${message.channelId}/${message.messageId}`
        : null,
      problem: rosterProblemOf(message),
    },
  };
};

const personOrNull = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? id };
