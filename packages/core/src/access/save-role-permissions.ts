import { roleRoutes } from '@famiglia/contract/access/roles';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { wholeList } from '../platform/whole-list.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { lockGuild } from '../mirror/guild-mirror.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { requireGuildAccess } from './require-guild-access.ts';
import { requireGrantable } from './require-grantable.ts';
import { findRolePermissions, storeRolePermissions } from './role-permission.queries.ts';

/** All or nothing. Only newly granted permissions must be held by the caller: keeping one grants nothing. */
export const saveRolePermissions: UseCase<typeof roleRoutes.batch> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, roleRoutes.batch.access);
  const { userId } = requireSignedIn(actor);
  const { guildId } = input;
  const grants = input.roles.map((role) => ({
    ...role,
    permissions: [...new Set(role.permissions)].toSorted(),
  }));
  await context.db.transaction(async (tx) => {
    // Batches run one after another: what this one does not change must still be stored when it is written.
    await lockGuild(tx, guildId);
    const known = new Map((await findRolePermissions(tx, guildId)).map((role) => [role.role_id, role]));
    refuseUnknownOrRepeated(grants, known);
    const granted = grants.flatMap((grant) =>
      grant.permissions.filter((permission) => !known.get(grant.role_id)?.permissions.includes(permission)),
    );
    requireGrantable(access, granted, null);
    const changed = grants.filter((grant) => differs(grant, known.get(grant.role_id)));
    if (changed.length === 0) return;
    for (const { role_id, version } of changed) {
      await requireVersion(tx, {
        seen: version,
        stored: known.get(role_id)?.version ?? 0,
        changes: { guildId, types: ['roles.saved'] },
        read: () => wholeList([...known.values()]),
      });
    }
    await storeRolePermissions(tx, guildId, changed);
    await recordActivity(context, tx, {
      guildId,
      type: 'roles.saved',
      actorId: userId,
      data: {
        roles: changed.map((grant) => ({
          role_id: grant.role_id,
          name: known.get(grant.role_id)?.name,
          before: known.get(grant.role_id)?.permissions,
          after: grant.permissions,
          signup_priority: grant.signup_priority,
        })),
      },
    });
    await context.bus.publish(tx, { type: 'access.changed', guildId });
    // A role that a rule gives is given no more once it has rights; leaders are told.
    await requestDelivery(tx, { guildId, kind: 'blocked_roles', subject: '' });
  });
  context.access.forget(guildId);
  return wholeList(await findRolePermissions(context.db, guildId));
};

type Grant = Pick<RolePermissions, 'role_id' | 'permissions' | 'signup_priority'>;

const refuseUnknownOrRepeated = (grants: readonly Grant[], known: ReadonlyMap<string, unknown>): void => {
  const seen = new Set<string>();
  const errors = grants.flatMap(({ role_id }, index) => {
    const message = known.has(role_id) ? (seen.has(role_id) ? 'repeated' : null) : 'unknown_role';
    seen.add(role_id);
    return message === null ? [] : [{ field: `roles.${index}.role_id`, message: `${message}: ${role_id}` }];
  });
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};

const differs = (grant: Grant, known: Grant | undefined): boolean =>
  known === undefined ||
  grant.signup_priority !== known.signup_priority ||
  JSON.stringify(grant.permissions) !== JSON.stringify(known.permissions.toSorted());
