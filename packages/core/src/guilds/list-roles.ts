import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { findRoleContext, findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import { askRefusal } from '../bot-permissions/role-gifts.ts';
import { findRoleStops } from '../bot-permissions/role-stop.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findGivers } from '../settings/find-givers.ts';
import { findRoles } from '../mirror/guild.queries.ts';
import { wholeList } from '../platform/whole-list.ts';

/** Every role with its rights in the panel and, if this person cannot configure a rule that gives it, the reason. */
export const listRoles: UseCase<typeof guildRoutes.roles> = async (context, actor, { guildId }) => {
  const { permissions } = await requireGuildAccess(context, actor, guildId, guildRoutes.roles.access);
  const { db } = context;
  const [rows, roleContext, standing, stops] = await Promise.all([
    findRoles(db, guildId),
    findRoleContext(db, guildId),
    findStanding(db, guildId, requireSignedIn(actor).userId),
    findRoleStops(db, guildId),
  ]);
  const givers = permissions.has('access.manage') ? await findGivers(db, guildId) : null;
  const refusalOf = (id: string) => {
    const role = roleContext.roles.find((one) => one.id === id);
    if (role === undefined || standing === null) return null;
    return (
      askRefusal(roleContext, role, 'reputation', { standing, permissions }) ??
      (stops.get(id)?.reason === 'forbidden' ? 'forbidden' : null)
    );
  };
  return wholeList(
    rows.map(({ id, name, color, position, managed }) => ({
      id,
      name,
      color,
      position,
      managed,
      refusal: refusalOf(id),
      rights: [...(roleContext.roles.find((one) => one.id === id)?.granted ?? [])],
      given_by: [...(givers?.get(id) ?? [])],
    })),
  );
};
