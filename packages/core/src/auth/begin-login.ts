import type { authRoutes } from '@famiglia/contract/auth/auth';
import { randomToken } from '../platform/encryption.ts';
import type { UseCase } from '../platform/use-case.ts';
import { browserHash } from './browser-hash.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { insertAttempt } from './sign-in.queries.ts';

/** Sends a browser to Discord and stores, as hashes, which browser it was. */
export const beginLogin: UseCase<typeof authRoutes.login> = async (context, actor, input) => {
  const browser = browserHash(actor);
  if (browser === null) throw new Error('a sign-in needs a browser with its cookie');
  const state = randomToken();
  const verifier = randomToken();
  await insertAttempt(context.db, {
    state,
    browserHash: browser,
    sealedVerifier: context.encryption.encrypt(verifier),
    returnTo: safeReturnPath(input.returnTo),
    expiresAt: after(context.clock(), LIFETIMES.attempt),
  });
  return { authorization_url: context.discord.authorizationUrl(state, verifier).href };
};
