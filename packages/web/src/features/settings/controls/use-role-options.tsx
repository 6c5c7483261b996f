import type { RoleRefusal } from '@famiglia/contract/reputation/reward-roles';
import { roleProblem } from '@famiglia/contract/access/role-problem';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { useDiscordRoles } from '../../../entities/role/use-discord-roles.ts';
import { controlsText } from './controls.text.ts';
import type { PickerOption } from './picker.tsx';

/** Refusals that do not depend on the reader: the bot gives such a role to nobody. */
const NOT_GIVEN: ReadonlySet<RoleRefusal> = new Set([
  'everyone',
  'managed',
  'dangerous',
  'above_bot',
  'panel_rights',
  'forbidden',
]);

/**
 * Roles the bot could give: not @everyone, which has the guild's own id, and not those Discord manages. Roles
 * that this person may not use are included, with the reason.
 */
export const useRoleOptions = () => {
  const text = useText(controlsText);
  const guild = useCurrentGuild();
  const roles = useDiscordRoles(guild.id);
  const all = (roles.data ?? []).map((role) => ({
    role,
    option: {
      value: role.id,
      label: role.name,
      picture: <RoleDot colour={role.color} />,
      ...(role.refusal === null ? {} : { note: text.refusals[role.refusal], disabled: true }),
    } satisfies PickerOption,
  }));
  const options: PickerOption[] = all
    .filter(({ role }) => role.id !== guild.id && !role.managed)
    .map(({ option }) => option);
  /** The problem of a saved role that the bot cannot give to anybody. */
  const notGiven = (id: string): string | undefined => {
    const role = roles.data?.find((one) => one.id === id);
    const refusal = role?.refusal ?? null;
    return role !== undefined && refusal !== null && NOT_GIVEN.has(refusal)
      ? roleProblem(refusal, role)
      : undefined;
  };
  const optionOf = (id: string): PickerOption =>
    all.find(({ role }) => role.id === id)?.option ?? {
      value: id,
      label: roles.data ? text.goneRole : '…',
      picture: <RoleDot colour={0} />,
    };
  return { options, optionOf, notGiven };
};
