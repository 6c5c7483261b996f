import { lockNamed } from '../platform/db/lock-named.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { readNamesQueue } from '../mirror/read-names-queue.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { changeNames } from './change-names.ts';
import { judgeNames } from './judge-names.ts';
import { lockPresent } from './moving.queries.ts';
import type { NameChange } from './moving.queries.ts';

/**
 * Fills the empty fields of members who joined or were renamed, by the family's pattern. Whoever has to be looked at is left
 * as they are: the page of moving in shows them.
 */
const readNewNames = async (
  context: Context,
  { guildId, userIds }: { guildId: string; userIds: readonly string[] },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { read } = (await findSettings(tx, guildId)).nicknames;
    if (read === 'off') return;
    await lockNamed(tx, 'moving', guildId);
    const people = await lockPresent(tx, guildId);
    await lockNamed(tx, 'static_ids', guildId);
    const asked = new Set(userIds);
    const changes = judgeNames(people, read).ready.flatMap(({ person, read: name }): NameChange[] => {
      const { userId, ingameNick, staticId } = person;
      const after = { ingameNick: ingameNick ?? name.ingameNick, staticId: staticId ?? name.staticId };
      const isSame = after.ingameNick === ingameNick && after.staticId === staticId;
      return isSame || !asked.has(userId) ? [] : [{ userId, before: { ingameNick, staticId }, after }];
    });
    if (changes.length > 0)
      await changeNames(context, tx, { guildId, changes, actorId: null, type: 'names.followed' });
  });

export const readNewNamesJob = defineJob({
  ...readNamesQueue,
  title: { en: 'Reading names from nicknames', ru: 'Чтение имён из ников' },
  run: async (context, _signal, payload: { guildId: string; userIds: string[] }) =>
    readNewNames(context, payload),
});
