import type { FormDefinition } from '@famiglia/contract/applications/application-form';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { channelPermissions } from '../bot-permissions/held-permissions.ts';
import { askProblem } from '../bot-permissions/role-gifts.ts';
import { channelType, isPostable } from '../mirror/channel-type.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { FieldError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import type { GuildAccess } from '../platform/guild-access.ts';

/**
 * Checks what the schema cannot: channels and roles exist, the person sees and writes in the channels, and has the bot
 * give no role that they could not give themselves. Only what is new is checked, so that something deleted in Discord
 * does not block every later save.
 */
export const checkForm = async (
  tx: Transaction,
  access: GuildAccess,
  userId: string,
  after: FormDefinition,
  before: FormDefinition | null,
): Promise<void> => {
  const standing = await findStanding(tx, access.guildId, userId);
  if (standing === null) throw new AppError('guild_not_found');
  const errors: FieldError[] = [];

  const channels = await findChannels(tx, access.guildId);
  for (const field of ['channel_id', 'review_channel_id'] as const) {
    const id = after[field];
    if (id === null || id === before?.[field]) continue;
    const channel = channels.find((row) => row.id === id && isPostable(channelType(row.type)));
    const mine = channel === undefined ? 0n : channelPermissions(standing, channel.overwrites);
    if ((mine & PERMISSION_BITS.ViewChannel) === 0n) errors.push({ field, message: 'unknown_channel' });
    else if (access.level !== 'manager' && (mine & PERMISSION_BITS.SendMessages) === 0n)
      errors.push({ field, message: 'read_only_channel' });
  }

  const roleContext = await findRoleContext(tx, access.guildId);
  const asker = { standing, permissions: access.permissions };
  for (const field of ['gives_role_ids', 'takes_role_ids', 'applicant_role_ids'] as const) {
    for (const id of after[field]) {
      if (before?.[field].includes(id) === true) continue;
      const role = roleContext.roles.find((one) => one.id === id);
      // A role that only opens the form is named, not given.
      const message =
        role === undefined || field === 'applicant_role_ids'
          ? null
          : askProblem(roleContext, role, 'acceptance', asker);
      if (role === undefined) errors.push({ field, message: 'unknown_role' });
      else if (message !== null) errors.push({ field, message });
    }
  }
  if (after.gives_role_ids.some((id) => after.takes_role_ids.includes(id)))
    errors.push({ field: 'takes_role_ids', message: 'repeated' });
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};
