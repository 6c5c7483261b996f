import type { privacyRoutes } from '@famiglia/contract/privacy';
import { requireSignedIn } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireFreshSignIn } from '../auth/require-fresh-sign-in.ts';
import { findUser } from '../auth/sign-in.queries.ts';
import { removePictures } from '../pictures/remove-pictures.ts';
import type { UseCase } from '../use-case.ts';
import { forgetPerson } from './forget-person.ts';

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
  const { guildIds, pictures } = await forgetPerson(context, userId);
  for (const guildId of guildIds) context.access.forget(guildId);
  await removePictures(context, pictures);
  return null;
};
