import type { Language } from '@famiglia/contract/kit/language';
import { PERMISSION_NAMES, PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { stringSelect } from '../settings/controls/control-rows.ts';
import { rightsTexts } from './rights-texts.ts';

/** More would not fit into an embed, if each had every right. */
const MAX_ROLES = 8;

const namesOf = (permissions: readonly Permission[], language: Language): string =>
  PERMISSIONS.filter((permission) => permissions.includes(permission))
    .map((permission) => PERMISSION_NAMES[permission][language])
    .join(', ');

/** The roles that have rights. */
export const allRightsMessage = (
  roles: readonly RolePermissions[],
  language: Language,
): BaseMessageOptions => {
  const texts = rightsTexts[language];
  const entitled = roles.filter(({ permissions }) => permissions.length > 0);
  const lines = entitled
    .slice(0, MAX_ROLES)
    .map(({ role_id, permissions }) => `<@&${role_id}>: ${namesOf(permissions, language)}`);
  if (lines.length === 0) lines.push(texts.none);
  if (entitled.length > MAX_ROLES) lines.push(texts.more(entitled.length - MAX_ROLES));
  const description = [texts.overview, ...lines].join('\n\n');
  return { embeds: [{ color: BRAND_COLOR, title: texts.title, description }] };
};

/** What one role may do, with the list to change it. The reader can tick only what they hold themselves. */
export const roleRightsMessage = (
  role: RolePermissions,
  held: ReadonlySet<Permission>,
  language: Language,
  notice = '',
): BaseMessageOptions => {
  const texts = rightsTexts[language];
  const offered = PERMISSIONS.filter(
    (permission) => held.has(permission) || role.permissions.includes(permission),
  );
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.ofRole(escapeText(role.name)),
        description: `${texts.hint}\n${texts.priority(role.signup_priority)}`,
      },
    ],
    components: [
      stringSelect({
        customId: makeCustomId('access', 'grant', role.role_id),
        placeholder: texts.placeholder,
        many: offered.length,
        options: offered.map((permission) => ({
          value: permission,
          label: PERMISSION_NAMES[permission][language],
          default: role.permissions.includes(permission),
        })),
      }),
    ],
  };
};
