import type { Participant } from '@famiglia/contract/events/events';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { explainPlace } from '../table/explain-place.ts';
import type { RosterRow } from '../table/roster-row.ts';
import type { SignUp } from '../sign-up.ts';
import { liveRosterText } from './live-roster.text.ts';
import { useFreshRows } from './use-fresh-rows.ts';

/** The participants as rows of the roster, in the reader's language. */
export const useRosterRows = (
  participants: readonly Participant[],
  { squads, sorting }: Pick<SignUp, 'squads' | 'sorting'>,
): RosterRow[] => {
  const text = useText(liveRosterText);
  const language = useLanguage();
  const format = useFormat();
  const fresh = useFreshRows(participants);
  return participants.flatMap((one) => {
    const { list } = one;
    // Whoever came without signing up has no place in the order.
    if (list === 'walk_in') return [];
    const reason = explainPlace(language, one, squads, sorting);
    const freshness = fresh.get(one.user_id);
    const { ingame_nick: nick, display_name: known } = one;
    // If the server name already contains nick and static id, they are not repeated.
    const alias = [one.static_id && `#${one.static_id}`, nick && !known.includes(nick) && known];
    const row: RosterRow = {
      id: one.user_id,
      name: nick ?? known,
      alias: alias.filter(Boolean).join(' · '),
      avatarUrl: one.avatar_url,
      list,
      position: one.position,
      squad: one.squad_id,
      reason: freshness === 'moved_up' ? text.movedUp(reason) : reason,
      value: format.number(one.reputation),
      away: one.away === null || one.attendance !== null ? null : text.away[one.away],
      pinned: one.pinned !== null,
      fresh: freshness !== undefined,
    };
    return [row];
  });
};
