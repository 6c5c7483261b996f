import type { Member } from '@famiglia/contract/guilds/guilds';
import type { MemberPage } from '@famiglia/contract/members/member-page';
import type { QueryClient } from '@tanstack/react-query';
import { guildKey } from '../../shared/lib/query-key.ts';

interface Page {
  items: Member[];
}

/** Shows a change everywhere a member is displayed: in lists and on their profile. Returns how to undo it. */
export const patchMembers = (
  client: QueryClient,
  guildId: string,
  change: <Known extends Member>(member: Known) => Known,
): (() => void) => {
  const lists = { queryKey: guildKey(guildId, 'members') };
  const profiles = { queryKey: guildKey(guildId, 'member-profiles') };
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(profiles)];
  client.setQueriesData<Page>(lists, (page) => page && { ...page, items: page.items.map(change) });
  client.setQueriesData<MemberPage>(profiles, (page) => page && { ...page, profile: change(page.profile) });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
};
