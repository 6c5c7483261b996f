import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { translateStartingWords } from '@famiglia/contract/settings/starting-words';
import { changedFields, readField, valuesOf } from '@famiglia/contract/settings/settings-values';
import { and, eq, isNull } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken, requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { redrawStanding } from '../deliveries/standing-messages.ts';
import { findStanding } from '../bot-permissions/bot-permissions.queries.ts';
import type { Transaction } from '../platform/db/database.ts';
import { memberJoinings } from '../platform/db/schema/joining.ts';
import type { UseCase } from '../platform/use-case.ts';
import { checkSettings } from './check-settings.ts';
import { requireJudges } from './require-judges.ts';
import { findSettings, lockSettings, storeSettings } from './settings.queries.ts';
import { markSettled } from './settled-steps.ts';

/** The deliveries that a change of each setting requires. */
const DELIVERIES_BY_SETTING: Partial<Record<SettingField, readonly DeliveryKind[]>> = {
  language: [
    'away_list',
    'family_list',
    'ping_roles',
    'car_park',
    'treasury_balance',
    'cabinet',
    'price_list',
  ],
  time_zone: ['away_list'],
  reputation_roles: ['reputation_roles'],
  'warnings.role': ['warning_roles'],
  'warnings.role_at': ['warning_roles'],
  'vacations.role': ['vacation_roles'],
  'channels.away': ['away_list'],
  'channels.family': ['family_list'],
  'channels.cars': ['car_park'],
  'channels.cabinet': ['cabinet'],
  'channels.prices': ['price_list'],
  'cars.on': ['car_park'],
  'channels.treasury': ['treasury_balance'],
  'channels.ping_roles': ['ping_roles'],
  'joining.ping_roles': ['ping_roles'],
  'joining.ping_text': ['ping_roles'],
};

/** Panel and bot both save here. Whoever saves on top of a newer version is shown that version instead. */
export const saveSettings: UseCase<typeof settingsRoutes.save> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, settingsRoutes.save.access);
  const { userId } = requireSignedIn(actor);
  const { guildId, version, ...wanted } = input;
  await context.db.transaction(async (tx) => {
    const current = await lockSettings(tx, guildId);
    const changes = { guildId, types: ['settings.saved'] } as const;
    await requireVersion(tx, { seen: version, stored: current.version, changes, read: () => current });
    const standing = await findStanding(tx, guildId, userId);
    if (standing === null) throw new AppError('guild_not_found');
    const before = valuesOf(current);
    const values = wanted.language === before.language ? wanted : translateStartingWords(wanted);
    const errors = await checkSettings(tx, { access, standing }, values, before, context.clock());
    if (errors.length > 0) throw new AppError('validation_failed', { errors });
    requireJudges(access.subscription.tier, values, before);
    const edits = changedFields(before, values).map((field) => ({
      field,
      before: readField(before, field),
      after: readField(values, field),
    }));
    if (edits.length === 0) return;
    const row = {
      guildId,
      values,
      version: current.version + 1,
      updatedBy: userId,
      updatedAt: context.clock(),
    };
    // Two first saves at once: there was no row to lock, so the unique key decides.
    if (!(await storeSettings(tx, row))) {
      throw await overtaken(tx, 'version_conflict', changes, await findSettings(tx, guildId));
    }
    await recordActivity(context, tx, {
      guildId,
      type: 'settings.saved',
      actorId: userId,
      target: { kind: 'settings', id: guildId },
      data: { changes: edits },
    });
    if (before.joining.welcome === 'off' && values.joining.welcome !== 'off')
      await skipWaitingWelcomes(tx, guildId);
    await context.bus.publish(tx, { type: 'settings.changed', guildId });
    const kinds = new Set(edits.flatMap(({ field }) => DELIVERIES_BY_SETTING[field] ?? []));
    await requestDeliveries(
      tx,
      [...kinds].map((kind) => ({ guildId, kind, subject: '' })),
    );
    if (edits.some(({ field }) => field === 'language' || field === 'time_zone')) {
      await markSettled(tx, { guildId, step: 'language', settledAt: context.clock() });
      await redrawStanding(tx, guildId);
    }
  });
  return findSettings(context.db, guildId);
};

/** A welcome that is switched on is for those who join from now on. */
const skipWaitingWelcomes = async (tx: Transaction, guildId: string): Promise<void> => {
  await tx
    .update(memberJoinings)
    .set({ welcome: 'held' })
    .where(and(eq(memberJoinings.guildId, guildId), isNull(memberJoinings.welcome)));
};
