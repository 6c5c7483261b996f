import type { Language } from '../kit/language.ts';
import { PERMISSION_NAMES, PERMISSIONS } from './permissions.ts';
import type { Permission } from './permissions.ts';
import type { RoleRefusal } from '../reputation/reward-roles.ts';

/**
 * The message of a role that was refused. One that is refused for its rights in the panel names them and the role:
 * `role_panel_rights:settings.manage,access.manage:Don`.
 */
export const roleProblem = (
  refusal: RoleRefusal,
  { name, rights }: { name: string; rights: readonly Permission[] },
): string =>
  refusal === 'panel_rights' || refusal === 'grants_more'
    ? `role_${refusal}:${rights.join(',')}:${name}`
    : `role_${refusal}`;

const SENTENCES = {
  role_panel_rights: {
    en: (role: string, rights: string) =>
      `The role “${role}” has rights in the panel (${rights}), so the bot does not give it by itself. Take these rights from the role, or choose another one.`,
    ru: (role: string, rights: string) =>
      `У роли «${role}» есть права в панели (${rights}), поэтому сам бот её не выдаёт. Уберите эти права у роли или выберите другую.`,
  },
  role_grants_more: {
    en: (role: string, rights: string) =>
      `The role “${role}” has rights in the panel that you do not have: ${rights}. Somebody who has them can do this.`,
    ru: (role: string, rights: string) =>
      `У роли «${role}» есть права в панели, которых нет у вас: ${rights}. Это может сделать тот, у кого они есть.`,
  },
} as const;

/** Such a message in words; null for any other. The name was typed by people: `escape` makes it safe where it is shown. */
export const roleProblemText = (
  message: string,
  language: Language,
  escape: (name: string) => string = (name) => name,
): string | null => {
  const [code = '', listed = '', ...name] = message.split(':');
  if (code !== 'role_panel_rights' && code !== 'role_grants_more') return null;
  const rights = PERMISSIONS.filter((permission) => listed.split(',').includes(permission));
  const named = rights.map((permission) => PERMISSION_NAMES[permission][language]).join(', ');
  return SENTENCES[code][language](escape(name.join(':')), named);
};
