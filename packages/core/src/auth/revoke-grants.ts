import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { DiscordRefused } from '../platform/discord-oauth.ts';
import { DecryptionFailed } from '../platform/encryption.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import {
  deleteOldRevocations,
  deleteRevocation,
  findRevocations,
  markRevocationTried,
} from './retired-grant.queries.ts';

const GRANTS_AT_ONCE = 50;

/** Revokes retired grants at Discord. While Discord cannot be reached they wait for the next run, a minute later. */
export const revokeGrants = async (context: Context, signal: AbortSignal): Promise<void> => {
  const { db, clock, log } = context;
  await deleteOldRevocations(db, after(clock(), -LIFETIMES.revocation));
  for (const { id, sealedToken } of await findRevocations(db, GRANTS_AT_ONCE)) {
    if (signal.aborted) return;
    try {
      await context.discord.revoke(context.encryption.decrypt(sealedToken));
    } catch (error) {
      if (error instanceof AppError && error.code === 'discord_unavailable') {
        log.warn({ err: error }, 'Discord cannot be told of ended sign-ins; it will be in a minute');
        await markRevocationTried(db, id, clock());
        return;
      }
      // Discord no longer knows the grant, or our key was lost: nothing more can be done.
      if (!(error instanceof DiscordRefused || error instanceof DecryptionFailed)) throw error;
      log.warn({ err: error }, 'a grant could not be revoked at Discord');
    }
    await deleteRevocation(db, id);
  }
};

export const revokeGrantsJob = defineJob({
  name: 'revoke-grants',
  title: { en: 'Ending sign-ins at Discord', ru: 'Завершение входов в Discord' },
  schedule: '* * * * *',
  run: revokeGrants,
});
