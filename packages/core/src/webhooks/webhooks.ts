import { randomBytes } from 'node:crypto';
import type { Permission } from '@famiglia/contract/access/permissions';
import { MAX_WEBHOOKS, webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import type { Webhook } from '@famiglia/contract/webhooks/webhooks';
import { requireGrantable } from '../access/require-grantable.ts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken } from '../activity/require-version.ts';
import { findNames } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { webhooks } from '../platform/db/schema/webhooks.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { mayBeTold } from './may-be-told.ts';
import { webhookAddress } from './webhook-address.ts';
import {
  findWebhook,
  findWebhooks,
  giveUpWaiting,
  isWebhook,
  lockWebhook,
  updateWebhook,
} from './webhook.queries.ts';
import type { WebhookKey, WebhookRow } from './webhook.queries.ts';

export const listWebhooks: UseCase<typeof webhookRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, webhookRoutes.list.access);
  return wholeList(await present(context, guildId, await findWebhooks(context.db, guildId)));
};

const present = async (
  { db, access }: Pick<Context, 'db' | 'access'>,
  guildId: string,
  rows: readonly WebhookRow[],
): Promise<Webhook[]> => {
  const names = await findNames(
    db,
    guildId,
    rows.map(({ savedBy }) => savedBy),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      groups: row.groups,
      off: row.offReason,
      failing_since: row.failingSince?.toISOString() ?? null,
      saved_by: { id: row.savedBy, name: names.get(row.savedBy) ?? row.savedBy },
      lost: !(await mayBeTold(access, row)),
      created_at: row.createdAt.toISOString(),
      version: row.version,
    })),
  );
};

const presentOne = async (context: Context, row: WebhookRow): Promise<Webhook> => {
  const [shown] = await present(context, row.guildId, [row]);
  if (shown === undefined) throw new Error('a webhook that is there cannot be shown');
  return shown;
};

/** What an address is told is what the person who saves it may read, without an end. */
const TOLD: readonly Permission[] = ['activity.view'];

const requireTeller = async (
  context: Context,
  actor: Actor,
  guildId: string,
  rule: typeof webhookRoutes.create.access,
): Promise<string> => {
  const access = await requireGuildAccess(context, actor, guildId, rule);
  if (context.config.isPublicDemo === true) throw new AppError('closed_in_demo');
  requireGrantable(access, TOLD, null);
  return requireSignedIn(actor).userId;
};

/** The secret is returned only now; afterwards it is only used to sign. */
export const createWebhook: UseCase<typeof webhookRoutes.create> = async (context, actor, input) => {
  const { guildId, name, groups } = input;
  const savedBy = await requireTeller(context, actor, guildId, webhookRoutes.create.access);
  const url = webhookAddress(input.url, context.config);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const row = await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'webhooks', guildId);
    if ((await findWebhooks(tx, guildId)).length >= MAX_WEBHOOKS) throw new AppError('too_many_webhooks');
    const [made] = await tx
      .insert(webhooks)
      .values({
        guildId,
        name,
        url,
        groups: [...new Set(groups)],
        savedBy,
        sealedSecret: context.encryption.encrypt(secret),
        createdAt: context.clock(),
      })
      .returning();
    if (made === undefined) throw new Error('a webhook that was inserted has no row');
    await tellOfWebhook(context, tx, 'webhook.created', made, savedBy);
    return made;
  });
  return { ...(await presentOne(context, row)), secret };
};

/** Whoever saves it answers for it from then on. Another address, or switching it on, begins anew. */
export const saveWebhook: UseCase<typeof webhookRoutes.save> = async (context, actor, input) => {
  const { guildId, webhookId, name, on, version } = input;
  const savedBy = await requireTeller(context, actor, guildId, webhookRoutes.save.access);
  const url = webhookAddress(input.url, context.config);
  const groups = [...new Set(input.groups)];
  const key = { guildId, webhookId };
  const row = await context.db.transaction(async (tx) => {
    const stored = await lockWebhook(tx, key);
    if (stored === null) throw new AppError('not_found');
    if (version !== stored.version) return null;
    const isNew = url !== stored.url || (on && stored.offReason !== null);
    const saved = {
      name,
      url,
      groups,
      savedBy,
      version: stored.version + 1,
      offReason: on ? null : (stored.offReason ?? ('person' as const)),
      ...(isNew && { failures: 0, failingSince: null, pausedUntil: null, isSlow: false }),
    };
    await updateWebhook(tx, key, saved);
    if (!on) await giveUpWaiting(tx, key);
    await tellOfWebhook(context, tx, 'webhook.changed', { ...stored, ...saved }, savedBy);
    return { ...stored, ...saved };
  });
  if (row !== null) return presentOne(context, row);
  const types = ['webhook.changed', 'webhook.switched_off'] as const;
  const changes = { guildId, types, noted: { webhook_id: webhookId } };
  const newer = await findWebhook(context.db, key);
  if (newer === null) throw new AppError('not_found');
  throw await overtaken(context.db, 'version_conflict', changes, await presentOne(context, newer));
};

export const removeWebhook: UseCase<typeof webhookRoutes.remove> = async (
  context,
  actor,
  { guildId, webhookId },
) => {
  await requireGuildAccess(context, actor, guildId, webhookRoutes.remove.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(webhooks).where(isWebhook({ guildId, webhookId })).returning();
    if (gone === undefined) throw new AppError('not_found');
    await tellOfWebhook(context, tx, 'webhook.deleted', gone, userId);
  });
  return null;
};

type Told = 'webhook.created' | 'webhook.changed' | 'webhook.deleted' | 'webhook.switched_off';

export const tellOfWebhook = async (
  context: Context,
  tx: Transaction,
  type: Told,
  { guildId, id, name, url }: Pick<WebhookRow, 'guildId' | 'id' | 'name' | 'url'>,
  actorId: string | null,
  reason?: string,
): Promise<void> => {
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    target: { kind: 'settings', id: guildId },
    data: { webhook_id: id, name, host: new URL(url).host, ...(reason !== undefined && { reason }) },
  });
  await context.bus.publish(tx, { type: 'webhooks.changed', guildId });
};

/** The webhook where it is on; what is sent on a person's word must not wait for somebody to switch it on. */
export const requireOn = async (tx: Transaction, key: WebhookKey): Promise<WebhookRow> => {
  const row = await lockWebhook(tx, key);
  if (row === null) throw new AppError('not_found');
  if (row.offReason !== null) throw new AppError('webhook_is_off');
  return row;
};
