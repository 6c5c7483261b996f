import type { Context } from '@famiglia/core/platform/context';
import { payments, subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { addGuild, addMember, addPanelUser, addRole } from '@famiglia/core/testing/test-guild';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { createApiKey } from '@famiglia/core/keys/api-keys';
import { createWarKey } from '@famiglia/core/wars/war-keys';
import { SAMPLE_APPLICATION_CHANGES } from './sample-application-changes.ts';
import { SAMPLE_BILLING_CHANGES } from './sample-billing-changes.ts';
import { SAMPLE_CONTRACT_CHANGES } from './sample-contract-changes.ts';
import { SAMPLE_CAR_CHANGES } from './sample-car-changes.ts';
import { SAMPLE_CAPT_CHANGES } from './sample-capt-changes.ts';
import { SAMPLE_EVENT_CHANGES } from './sample-event-changes.ts';
import { SAMPLE_FIGHT_KIND_CHANGES } from './sample-fight-kind-changes.ts';
import { SAMPLE_MOVING_CHANGES } from './sample-moving-changes.ts';
import { SAMPLE_PAYDAY_CHANGES } from './sample-payday-changes.ts';
import { SAMPLE_CABINET_LOG_CHANGES } from './sample-cabinet-log-changes.ts';
import { SAMPLE_TREASURY_CHANGES } from './sample-treasury-changes.ts';
import { SAMPLE_REPORT_CHANGES } from './sample-report-changes.ts';
import { SAMPLE_SERIES_CHANGES } from './sample-series-changes.ts';
import { SAMPLE_SHOP_CHANGES } from './sample-shop-changes.ts';
import { SAMPLE_SUPPORT_CHANGES } from './sample-support-changes.ts';
import { SAMPLE_TOP_CHANGES } from './sample-top-changes.ts';
import { SAMPLE_WAR_CHANGES } from './sample-war-changes.ts';
import { SAMPLE_WEBHOOK_CHANGES } from './sample-webhook-changes.ts';
import { SAMPLE_MEMBER_CHANGES } from './sample-member-changes.ts';
import { SITE_ADMIN } from './site-admin.ts';

export interface SampleChange {
  guildId: string;
  /** Who calls: the guild's owner, or the site admin. */
  ownerId: string;
  params?: Record<string, string>;
  body?: object;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A guild whose plan has a period, so that it can be cancelled. */
const guildWithPeriod = async (context: Context): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const periodEnd = new Date(context.clock().getTime() + MONTH_MS);
  await context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'active', periodEnd });
  return { guildId, ownerId };
};

const paidGuild = async (context: Context): Promise<SampleChange> => {
  const { guildId } = await guildWithPeriod(context);
  const paidAt = context.clock();
  const [payment] = await context.db
    .insert(payments)
    .values({
      guildId,
      provider: 'manual',
      providerReference: `receipt of ${guildId}`,
      amountMinor: 89_900,
      currency: 'RUB',
      paidAt,
      periodStart: paidAt,
      periodEnd: new Date(paidAt.getTime() + MONTH_MS),
    })
    .returning();
  return {
    guildId,
    ownerId: SITE_ADMIN,
    params: { paymentId: String(payment?.id) },
    body: { amount_minor: 89_900, seen_refunded_minor: 0, ends_time: true },
  };
};

/** For each route that changes something in a guild: a request that does change it. */
export const SAMPLE_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  ...SAMPLE_APPLICATION_CHANGES,
  ...SAMPLE_BILLING_CHANGES,
  ...SAMPLE_CAPT_CHANGES,
  ...SAMPLE_CONTRACT_CHANGES,
  ...SAMPLE_CAR_CHANGES,
  ...SAMPLE_MOVING_CHANGES,
  ...SAMPLE_EVENT_CHANGES,
  ...SAMPLE_FIGHT_KIND_CHANGES,
  ...SAMPLE_TREASURY_CHANGES,
  ...SAMPLE_CABINET_LOG_CHANGES,
  ...SAMPLE_PAYDAY_CHANGES,
  ...SAMPLE_REPORT_CHANGES,
  ...SAMPLE_SERIES_CHANGES,
  ...SAMPLE_MEMBER_CHANGES,
  ...SAMPLE_TOP_CHANGES,
  ...SAMPLE_SUPPORT_CHANGES,
  ...SAMPLE_SHOP_CHANGES,
  ...SAMPLE_WAR_CHANGES,
  ...SAMPLE_WEBHOOK_CHANGES,
  'POST /api/roles/:guildId/batch': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    const role = { role_id: await addRole(db, guildId), permissions: ['users.view'], signup_priority: 1 };
    return { guildId, ownerId, body: { roles: [role] } };
  },
  'PUT /api/settings/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { ...DEFAULT_SETTINGS, language: 'en', version: 0 } };
  },
  'POST /api/war-keys/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'collector' } };
  },
  'DELETE /api/war-keys/:guildId/:keyId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const { id: keyId } = await createWarKey(context, panelActor(ownerId), { guildId, name: 'collector' });
    return { guildId, ownerId, params: { keyId } };
  },
  'POST /api/api-keys/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'statistics', permissions: ['users.view'], expires_at: null } };
  },
  'DELETE /api/api-keys/:guildId/:keyId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const wanted = { name: 'statistics', permissions: ['users.view' as const], callsPerMinute: 60 as const };
    const { id: keyId } = await createApiKey(context, panelActor(ownerId), {
      guildId,
      ...wanted,
      expiresAt: null,
    });
    return { guildId, ownerId, params: { keyId } };
  },
  'POST /api/settings/:guildId/panel-users': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { user_id: await addMember(db, guildId) } };
  },
  'DELETE /api/settings/:guildId/panel-users/:userId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    const userId = await addMember(db, guildId);
    await addPanelUser(db, guildId, userId);
    return { guildId, ownerId, params: { userId } };
  },
  'POST /api/guilds/:guildId/subscription/trial': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db, { tier: 'free' });
    return { guildId, ownerId };
  },
  'POST /api/guilds/:guildId/subscription/cancel': guildWithPeriod,
  'PUT /api/admin/guilds/:guildId/subscription': async ({ db }) => {
    const { id: guildId } = await addGuild(db, { tier: 'free' });
    const body = { tier: 'premium', status: 'active', period_end: null, reason: 'a gift' };
    return { guildId, ownerId: SITE_ADMIN, body };
  },
  'POST /api/admin/guilds/:guildId/payments': async ({ db }) => {
    const { id: guildId } = await addGuild(db, { tier: 'free' });
    const body = { amount_minor: 1990, currency: 'USD', months: 1, reference: `receipt of ${guildId}` };
    return { guildId, ownerId: SITE_ADMIN, body };
  },
  'POST /api/admin/guilds/:guildId/payments/:paymentId/refund': paidGuild,
};
