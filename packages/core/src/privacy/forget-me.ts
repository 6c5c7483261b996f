import type { privacyRoutes } from '@famiglia/contract/privacy';
import { sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { endAllSessions } from '../auth/end-all-sessions.ts';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import type { Context } from '../context.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import type { UseCase } from '../use-case.ts';
import { clearMemberships, deleteAccount, insertFormer, lockPerson } from './former-member.queries.ts';
import { dropPictures } from './forget-pictures.ts';
import { formerMemberId } from './former-member-id.ts';
import { replacePerson } from './replace-person.ts';

/**
 * What is personal goes; what a family counts with stays, in the name of a former member. In the panel a person
 * proves that it is them by a fresh sign-in and their name; Discord has just said so itself.
 */
export const forgetMe: UseCase<typeof privacyRoutes.forget> = async (context, actor, { username }) => {
  const { kind, userId } = requireSignedIn(actor);
  if (kind === 'user') {
    await requireFreshSignIn(context, actor);
    const user = await findUser(context.db, userId);
    if (user?.username !== username) throw new AppError('username_does_not_match');
  }
  const { guildIds, pictures } = await forget(context, userId);
  for (const guildId of guildIds) context.access.forget(guildId);
  await removePictures(context, pictures);
  return null;
};

const forget = async (context: Context, userId: string) =>
  context.db.transaction(async (tx) => {
    // Lets the ledger and the histories change whom they name, and only for this transaction.
    await tx.execute(sql`select set_config('famiglia.forgetting', 'on', true)`);
    const formerId = formerMemberId();
    const { guildIds, names } = await lockPerson(tx, userId);
    await endAllSessions(context, tx, userId);
    const pictures = await dropPictures(tx, userId);
    await deleteAccount(tx, userId);
    await insertFormer(tx, userId, formerId, context.clock());
    await replacePerson(tx, { userId, formerId, names });
    await clearMemberships(tx, userId);
    for (const guildId of guildIds) {
      await recordActivity(context, tx, {
        guildId,
        type: 'member.forgotten',
        actorId: formerId,
        target: { kind: 'member', id: formerId },
      });
      await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId, formerId] });
      await context.bus.publish(tx, { type: 'access.changed', guildId });
    }
    return { guildIds, pictures };
  });
