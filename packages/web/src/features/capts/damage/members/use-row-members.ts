import { useMemo } from 'react';
import { useCaptParticipants } from '../../api/use-capt-participants.ts';
import { useCaptStats } from '../../api/use-capt-stats.ts';
import type { RowMember } from '../grid/damage-row.ts';

/** Names and faces of those who may stand in the rows: the roster, and whoever was saved before. */
export const useRowMembers = (guildId: string, captId: string) => {
  const roster = useCaptParticipants(guildId, captId).data;
  const players = useCaptStats(guildId, captId).data?.players;
  return useMemo(() => {
    const listed: RowMember[] = roster ?? [];
    const saved = (players ?? []).flatMap(({ user_id, display_name, avatar_url }): RowMember[] =>
      user_id === null ? [] : [{ user_id, display_name, avatar_url, ingame_nick: null }],
    );
    return { roster: listed, byId: new Map([...saved, ...listed].map((one) => [one.user_id, one])) };
  }, [roster, players]);
};
