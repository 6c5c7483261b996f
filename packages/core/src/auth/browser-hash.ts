import type { Actor } from '../platform/actor.ts';
import { hashToken } from '../platform/encryption.ts';

/** Binds a sign-in to one browser: the hash of its cookie, or null without a cookie. */
export const browserHash = (actor: Actor): Buffer | null =>
  actor.kind === 'discord' || actor.client.browserId === null ? null : hashToken(actor.client.browserId);
