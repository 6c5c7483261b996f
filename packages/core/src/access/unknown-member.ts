import type { SignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { hasMemberList } from '../mirror/rights-age.queries.ts';

/**
 * Refuses a person who is not in the guild: for them it does not exist. Whoever uses the bot there is a member in any
 * case, so an incomplete list is the reason, and they are told to wait.
 */
export const unknownMember = async (
  context: Context,
  kind: SignedIn['kind'],
  guildId: string,
): Promise<AppError> =>
  new AppError(
    kind === 'discord' && !(await hasMemberList(context.db, guildId))
      ? 'members_being_read'
      : 'guild_not_found',
  );
