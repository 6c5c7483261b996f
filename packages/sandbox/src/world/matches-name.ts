import type { Member, World } from './world.ts';

/** Discord's member search: the username or the nick begins with the text, case-insensitively. */
export const matchesName = (world: World, member: Member, query: string): boolean => {
  const wanted = query.toLowerCase();
  const user = world.users.get(member.user_id);
  return [user?.username, user?.global_name, member.nick].some((name) =>
    name?.toLowerCase().startsWith(wanted),
  );
};
