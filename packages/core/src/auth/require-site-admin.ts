import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';

type PanelUser = Extract<Actor, { kind: 'user' }>;

/**
 * The first check of every use case for site admins. It gives no access inside a guild, and works only in the panel.
 */
export const requireSiteAdmin = (context: Context, actor: Actor): PanelUser => {
  if (actor.kind === 'anonymous') throw new AppError('not_signed_in');
  if (actor.kind !== 'user' || !context.config.siteAdminIds.has(actor.userId)) {
    throw new AppError('site_admin_only');
  }
  return actor;
};
