import { sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { endAllSessions } from '../auth/end-all-sessions.ts';
import type { Context } from '../context.ts';
import { forgottenPeople } from '../db/schema/forgotten-people.ts';
import { clearMemberships, deleteAccount, insertFormer, lockPerson } from './former-member.queries.ts';
import { dropPictures } from './forget-pictures.ts';
import { formerMemberId } from './former-member-id.ts';
import { replacePerson } from './replace-person.ts';

/** What stands in the list of the forgotten for an id: who reads the list learns no id from it. */
export const personHash = (userId: string | ReturnType<typeof sql>) =>
  sql`sha256(convert_to('famiglia forgotten person ' || ${userId}::text, 'UTF8'))`;

/** Forgets a person in one transaction, and answers the guilds that they were in and the keys of their pictures. */
export const forgetPerson = async (context: Pick<Context, 'db' | 'bus' | 'clock'>, userId: string) =>
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
    const forgottenAt = context.clock();
    await tx
      .insert(forgottenPeople)
      .values({ personHash: personHash(userId), forgottenAt })
      .onConflictDoUpdate({ target: forgottenPeople.personHash, set: { forgottenAt } });
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
