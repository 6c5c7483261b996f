import { useCurrentGuild } from '../../../../lib/current-guild.ts';
import { may } from '../../../../lib/may.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useFindPeople } from '../../../../sign-up/use-find-people.ts';
import type { DamageRow, RowMember } from '../grid/damage-row.ts';

const matches = (member: RowMember, search: string): boolean =>
  [member.display_name, member.ingame_nick ?? ''].some((name) =>
    name.toLowerCase().includes(search.toLowerCase()),
  );

/** Who may be meant: those who look alike, those of the roster, and whoever a search finds. */
export const useChoices = (row: DamageRow, search: string, roster: readonly RowMember[]) => {
  const { id, access } = useCurrentGuild();
  const asked = useDebounced(search.trim(), 200);
  const found = useFindPeople(id, asked, may(access.permissions, 'users.view'));
  const near = search.trim() === '' ? row.candidates : [];
  const all = [
    ...near,
    ...roster.filter((member) => matches(member, search.trim())),
    ...(found.data?.items ?? []),
  ];
  const known = new Set<string>();
  const choices = all.filter(({ user_id }) => !known.has(user_id) && Boolean(known.add(user_id)));
  return { choices, near: new Set(near.map(({ user_id }) => user_id)), looking: found.isFetching };
};
