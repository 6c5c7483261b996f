import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';

type PanelUser = Extract<Actor, { kind: 'user' }>;

/** The first line of every use case of the site admin. It opens nothing inside a guild, and only from the panel. */
export const requireSiteAdmin = (context: Context, actor: Actor): PanelUser => {
  if (actor.kind === 'anonymous') throw new AppError('not_signed_in');
  if (actor.kind !== 'user' || !context.config.siteAdminIds.has(actor.userId)) {
    throw new AppError('site_admin_only');
  }
  return actor;
};
