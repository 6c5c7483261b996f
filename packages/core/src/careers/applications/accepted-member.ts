import { findRoleScene } from '../../guilds/bot-permissions/bot-permissions.queries.ts';
import type { RoleScene } from '../../guilds/bot-permissions/role-refusal.ts';
import { roleDanger } from '../../guilds/bot-permissions/role-refusal.ts';
import { findMember } from '../../guilds/members/member.queries.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import type { Context } from '../../platform/context.ts';
import { findApplication } from './application.queries.ts';
import { findForm } from './form.queries.ts';

/** Discord's limit of a nickname. */
const LONGEST_NICKNAME = 32;

export interface AcceptedMember {
  userId: string;
  give: string[];
  take: string[];
  /** Null if it stays as it is. */
  nickname: string | null;
  /** Whether a role is left out, because the bot may not give it any more. */
  refused: boolean;
}

/**
 * What Discord has to show of somebody who was accepted. Roles are judged anew: one may have become dangerous, or been
 * moved above the bot, since the form was saved. A role that was deleted is left out.
 */
export const findAcceptedMember = async (
  { db }: Context,
  guildId: string,
  applicationId: string,
): Promise<AcceptedMember | null> => {
  const application = await findApplication(db, guildId, applicationId);
  if (application === null || application.status !== 'accepted') return null;
  const form = await findForm(db, guildId, application.formId);
  const member = await findMember(db, guildId, application.userId);
  if (form === null || member === null || member.leftAt !== null) return null;
  const scene = await findRoleScene(db, guildId);
  const known = (ids: readonly string[]) => scene.roles.filter(({ id }) => ids.includes(id));
  const { gives_role_ids: gives, takes_role_ids: takes } = form.definition;
  const wanted = [
    ...known(gives).filter(({ id }) => !member.roleIds.includes(id)),
    ...known(takes).filter(({ id }) => member.roleIds.includes(id)),
  ];
  const allowed = wanted.filter((role) => roleDanger(scene, role) === null).map(({ id }) => id);
  const { nicknames } = await findSettings(db, guildId);
  const { ingameNick, staticId } = member;
  return {
    userId: member.userId,
    give: allowed.filter((id) => gives.includes(id)),
    take: allowed.filter((id) => takes.includes(id)),
    nickname:
      nicknames.on_acceptance && ingameNick !== null && !isAboveBot(scene, member)
        ? nicknameOf(nicknames.pattern, ingameNick, staticId)
        : null,
    refused: allowed.length < wanted.length,
  };
};

/** Discord lets nobody rename the owner, or somebody whose highest role is not below one's own. */
const isAboveBot = (
  { bot, roles }: RoleScene,
  { userId, roleIds }: { userId: string; roleIds: readonly string[] },
): boolean => {
  if (bot === null) return false;
  const highest = (held: readonly string[]): number =>
    Math.max(0, ...roles.filter(({ id }) => held.includes(id)).map(({ position }) => position));
  return bot.ownerId === userId || highest(roleIds) >= highest(bot.roleIds);
};

/** `{nick} | {static}`; without a static id, what stands around it at the end or the beginning goes too. */
export const nicknameOf = (pattern: string, nick: string, staticId: string | null): string => {
  const filled = pattern.replaceAll('{nick}', nick).replaceAll('{static}', staticId ?? '');
  return filled
    .replaceAll(/^[\s|#/·-]+|[\s|#/·-]+$/g, '')
    .slice(0, LONGEST_NICKNAME)
    .trim();
};
