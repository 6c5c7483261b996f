import type { Forgetting, privacyRoutes } from '@famiglia/contract/privacy/privacy';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { dropOwnCards } from '../billing/payers/own-payments.ts';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { beginForgetting, findForgetting } from './begin-forgetting.ts';
import type { ForgettingRow } from './begin-forgetting.ts';
import { forgetPersonJob } from './forget-person.ts';

/**
 * Personal data is deleted; numbers that a family needs stay, as those of a former member. In the panel a person
 * confirms it by a fresh sign-in and their name; in Discord the interaction is proof enough. A job does the work,
 * because a long history takes time; a second request resumes a stalled one.
 */
export const forgetMe: UseCase<typeof privacyRoutes.forget> = async (context, actor, { username }) => {
  const { kind, userId } = requireSignedIn(actor);
  if (kind === 'user') {
    await requireFreshSignIn(context, actor);
    const user = await findUser(context.db, userId);
    if (user?.username !== username) throw new AppError('username_does_not_match');
  }
  await dropOwnCards(context, userId);
  return context.db.transaction(async (tx) => {
    const row = await beginForgetting(context, tx, userId);
    await context.jobs.send(tx, forgetPersonJob, { forgettingId: row.id });
    return present(row);
  });
};

/** The progress, for the person who waits. */
export const getForgetting: UseCase<typeof privacyRoutes.forgetting> = async (context, actor) => {
  const row = await findForgetting(context.db, requireSignedIn(actor).userId);
  return { forgetting: row === null ? null : present(row) };
};

const present = ({ askedAt, done, total }: ForgettingRow): Forgetting => ({
  asked_at: askedAt.toISOString(),
  // Rows that were added meanwhile are changed too, and were not counted.
  done: Math.min(done, total),
  total,
});
