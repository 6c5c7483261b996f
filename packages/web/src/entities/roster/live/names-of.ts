import type { Participant } from '@famiglia/contract/events/events';
import type { RosterRow } from '../table/roster-row.ts';

/** How a row names a participant: by the in-game nick, with what else they are known by. */
export const namesOf = (one: Participant): Pick<RosterRow, 'id' | 'name' | 'alias' | 'avatarUrl'> => {
  const { ingame_nick: nick, display_name: known } = one;
  // If the server name already contains nick and static id, they are not repeated.
  const alias = [one.static_id && `#${one.static_id}`, nick && !known.includes(nick) && known];
  return {
    id: one.user_id,
    name: nick ?? known,
    alias: alias.filter(Boolean).join(' · '),
    avatarUrl: one.avatar_url,
  };
};
