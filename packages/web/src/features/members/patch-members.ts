import type { Member } from '@famiglia/contract/guilds';
import type { QueryClient } from '@tanstack/react-query';
import { memberKeys, memberListKeys } from '../../shared/lib/query-keys.ts';

interface Page {
  items: Member[];
}

/** Shows a change everywhere a member is displayed: in lists and on their profile. Returns how to undo it. */
export const patchMembers = (
  client: QueryClient,
  guildId: string,
  change: <Known extends Member>(member: Known) => Known,
): (() => void) => {
  const lists = { queryKey: memberListKeys.all(guildId) };
  const profiles = { queryKey: memberKeys.profile(guildId) };
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(profiles)];
  client.setQueriesData<Page>(lists, (page) => page && { ...page, items: page.items.map(change) });
  client.setQueriesData<Member>(profiles, (member) => member && change(member));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
};
