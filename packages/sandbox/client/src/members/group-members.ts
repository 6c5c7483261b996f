import type { RoleView } from '../../../src/sandbox-types.ts';
import { type Directory, nameOf } from '../state/directory.ts';

interface MemberGroups {
  groups: { role: RoleView | null; total: number; userIds: string[] }[];
  /** How many more there are than `most`. */
  left: number;
}

/** Members by their highest role, sorted by name; at most `most` of them, but the counts include all. */
export const groupMembers = (directory: Directory, query: string, most: number): MemberGroups => {
  const wanted = query.trim().toLocaleLowerCase();
  const byRole = new Map<string, { name: string; userId: string }[]>();
  for (const { user_id: userId, roles } of directory.members.values()) {
    const name = nameOf(directory, userId) ?? userId;
    const username = directory.users.get(userId)?.username ?? '';
    if (userId !== wanted && !`${name}\n${username}`.toLocaleLowerCase().includes(wanted)) continue;
    const key = highestRole(directory, roles)?.id ?? '';
    const group = byRole.get(key) ?? [];
    group.push({ name, userId });
    byRole.set(key, group);
  }
  let left = -most;
  const groups: MemberGroups['groups'] = [];
  for (const role of [...directory.roles.values(), null]) {
    const found = byRole.get(role?.id ?? '');
    if (!found) continue;
    const room = Math.max(0, -left);
    left += found.length;
    const userIds = found
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .slice(0, room)
      .map(({ userId }) => userId);
    if (userIds.length > 0) groups.push({ role, total: found.length, userIds });
  }
  return { groups, left: Math.max(0, left) };
};

const highestRole = (directory: Directory, held: string[]): RoleView | null => {
  const everyone = directory.guild?.id;
  return held
    .filter((id) => id !== everyone)
    .map((id) => directory.roles.get(id))
    .reduce<RoleView | null>(
      (best, role) => (role && role.position > (best?.position ?? -1) ? role : best),
      null,
    );
};
