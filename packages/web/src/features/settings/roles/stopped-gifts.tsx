import { GIFT_PLACES } from '@famiglia/contract/reputation/reward-roles';
import type { GiftPlace } from '@famiglia/contract/reputation/reward-roles';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { useDiscordRoles } from '../../../entities/role/use-discord-roles.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { TriangleAlert } from '../../../shared/ui/icons.ts';
import { rolesText } from './roles.text.ts';

interface StoppedGiftsProps {
  /** As they would be after saving. */
  roles: readonly RolePermissions[];
  saved: readonly RolePermissions[];
}

/** Says before saving which of these roles the bot stops giving once they get rights in the panel. */
export const StoppedGifts = ({ roles, saved }: StoppedGiftsProps) => {
  const text = useText(rolesText);
  const { data = [] } = useDiscordRoles(useCurrentGuild().id);
  const lines = roles.flatMap(({ role_id, name, permissions }) => {
    const before = saved.find((role) => role.role_id === role_id)?.permissions ?? [];
    const isNew = permissions.some((permission) => !before.includes(permission));
    const places = isNew ? (data.find(({ id }) => id === role_id)?.given_by ?? []) : [];
    const listed = (of: readonly GiftPlace[]) => of.map((place) => text.places[place]).join(', ');
    const rules = places.filter((place) => GIFT_PLACES[place] === 'rule');
    const people = places.filter((place) => GIFT_PLACES[place] === 'person');
    return [
      // A role that has rights already is given by no rule.
      ...(rules.length > 0 && before.length === 0 ? [text.stopsRule(name, listed(rules))] : []),
      ...(people.length > 0 ? [text.stopsPerson(name, listed(people))] : []),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <output className="mb-3 flex gap-2.5 rounded-sm bg-bad-wash px-3 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <span className="grid min-w-0 gap-1 text-pretty">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </output>
  );
};
