import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { findDecider } from '../bot-permissions/find-decider.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findMember } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { findApplication } from './application.queries.ts';
import { findForm } from './form.queries.ts';

export interface AcceptedMember {
  userId: string;
  give: GivableRole[];
  take: string[];
  /** Whether a role is left out, because the bot may not give it any more. */
  refused: boolean;
}

/**
 * The roles that somebody who was accepted gets and loses. They are judged anew, in the name of whoever accepted: one may
 * have become dangerous, got rights in the panel or been moved above the bot since. A role that was deleted is left out.
 */
export const findAcceptedMember = async (
  context: Context,
  guildId: string,
  applicationId: string,
): Promise<AcceptedMember | null> => {
  const { db } = context;
  const application = await findApplication(db, guildId, applicationId);
  if (application === null || application.status !== 'accepted') return null;
  const form = await findForm(db, guildId, application.formId);
  const member = await findMember(db, guildId, application.userId);
  if (form === null || member === null || member.leftAt !== null) return null;
  const roleContext = await findRoleContext(db, guildId);
  const known = (ids: readonly string[]) => roleContext.roles.filter(({ id }) => ids.includes(id));
  const { gives_role_ids: gives, takes_role_ids: takes } = form.definition;
  const wanted = [
    ...known(gives).filter(({ id }) => !member.roleIds.includes(id)),
    ...known(takes).filter(({ id }) => member.roleIds.includes(id)),
  ];
  const decider = await findDecider(context, guildId, application.decidedBy);
  const allowed = givableRoles(roleContext, wanted, { place: 'acceptance', decider });
  return {
    userId: member.userId,
    give: allowed.filter((id) => gives.includes(id)),
    take: allowed.filter((id) => takes.includes(id)),
    refused: allowed.length < wanted.length,
  };
};
