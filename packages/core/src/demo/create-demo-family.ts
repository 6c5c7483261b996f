import type { RolePermissions } from '@famiglia/contract/access/roles';
import type { Language } from '@famiglia/contract/kit/language';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { addPanelUser } from '../access/add-panel-user.ts';
import { saveRolePermissions } from '../access/save-role-permissions.ts';
import { addPresetKinds } from '../fight-kinds/add-preset-kinds.ts';
import type { Context } from '../platform/context.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { changeSubscription } from '../billing/subscriptions/change-subscription.ts';
import { findSubscription } from '../billing/subscriptions/subscription.queries.ts';
import { findGuildOwner } from '../mirror/guild.queries.ts';
import { createWarKey } from '../wars/war-keys.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { beginInLanguage, nameMembersByNick } from './demo.queries.ts';
import { inOneTransaction } from './in-one-transaction.ts';

export interface DemoFamily {
  guildId: string;
  language: Language;
  panelUserId: string;
  roles: Pick<RolePermissions, 'role_id' | 'permissions' | 'signup_priority'>[];
  channels: SettingsValues['channels'];
  /** The role that its events and capts mention. */
  pingRoleId: string;
  /** Roles that members take and drop themselves. */
  chosenPings: SettingsValues['joining']['ping_roles'];
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Before the first of its receipts. */
const GRANTED_DAYS_AGO = 140;

/**
 * Sets up the demo guild by the usual use cases, as its owner. Once, and all or nothing: later changes of people stay.
 * False while the guild is not mirrored yet.
 */
export const createDemoFamily = async (context: Context, family: DemoFamily): Promise<boolean> => {
  const { guildId, language } = family;
  const ownerId = await findGuildOwner(context.db, guildId);
  if (ownerId === null) return false;
  if ((await findSubscription(context.db, guildId)) !== null) return true;
  const owner = { kind: 'discord', userId: ownerId } as const;

  await inOneTransaction(context, async (whole, tx) => {
    await beginInLanguage(tx, { guildId, ownerId, language, at: whole.clock() });
    await nameMembersByNick(whole.db, guildId);
    await saveRolePermissions(whole, owner, { guildId, roles: family.roles });
    await addPanelUser(whole, owner, { guildId, userId: family.panelUserId });
    const { updated_by: _by, updated_at: _at, ...settings } = await findSettings(whole.db, guildId);
    const ping = { ping_role_id: family.pingRoleId, ping_again_minutes: 30 };
    await saveSettings(whole, owner, {
      ...settings,
      channels: family.channels,
      events: { ...settings.events, ...ping },
      capts: { ...settings.capts, ...ping },
      wars: { ...settings.wars, family_names: ['Moretti', 'Moretti Family'], server: 'Richman' },
      cars: { ...settings.cars, on: true },
      shop: { open: true },
      joining: {
        ...settings.joining,
        welcome: 'channel',
        return_roles: true,
        ping_roles: family.chosenPings,
      },
      guildId,
    });
    await addPresetKinds(whole, owner, { guildId, preset: 'majestic' });
    await createWarKey(whole, owner, { guildId, name: DEMO_TEXTS[language].warKey });
    const granted = new Date(whole.clock().getTime() - GRANTED_DAYS_AGO * DAY_MS);
    const reason = DEMO_TEXTS[language].premium;
    const change = { guildId, actorId: ownerId, reason, event: 'set' } as const;
    await changeSubscription({ ...whole, clock: () => granted }, change, () => ({
      tier: 'premium',
      status: 'active',
    }));
  });
  return true;
};
