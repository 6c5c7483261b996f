import type { Language } from '@famiglia/contract/kit/language';
import type { Context } from '@famiglia/core/platform/context';
import { createDemoFamily } from '@famiglia/core/demo/create-demo-family';
import type { DemoFamily } from '@famiglia/core/demo/create-demo-family';
import { createFreeFamily } from '@famiglia/core/demo/create-free-family';
import type { FreeFamily } from '@famiglia/core/demo/create-free-family';
import { DEMO_TEXTS } from '@famiglia/core/demo/demo-texts';
import { seedHistory } from '@famiglia/core/demo/seed-history';
import { tryAgain } from '@famiglia/core/platform/retry/try-again';
import { BRATVA_CHANNELS, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';

/** A busy start may be in the way of some of it. */
const ATTEMPTS = 3;

/**
 * Prepares the sandbox's families in this language, as soon as the bot has mirrored them, then adds the big one's history in the background:
 * whatever an earlier version or an interrupted start has not made yet. The small family stays Free. Once the signal is
 * aborted, the returned promise resolves as soon as nothing is being written. What fails is tried again: what is there already stays.
 */
export const seedDemo = (
  context: Context,
  language: Language,
  signal: AbortSignal,
): (() => Promise<void>) => {
  const family = bigFamily(language);
  let asked = false;
  let isTold = false;
  let seeding: Promise<void> | undefined;
  const onFailure = (error: unknown): void =>
    context.log.debug({ err: error }, 'a part of the demo family could not be made and is tried again');
  const patience = { attempts: ATTEMPTS, signal, onFailure };
  const prepare = async (): Promise<{ isFreeMade: boolean; isMade: boolean }> => ({
    isFreeMade: await createFreeFamily(context, { ...FREE_FAMILY, language }),
    isMade: await createDemoFamily(context, family),
  });
  const seed = async (): Promise<void> => {
    try {
      while (asked && !signal.aborted) {
        asked = false;
        const { isFreeMade, isMade } = await tryAgain(prepare, patience);
        if (!isMade) continue;
        if (isFreeMade) unsubscribe();
        if (isTold) continue;
        isTold = true;
        await seedHistoryLogged(context, family, patience);
      }
    } catch (error) {
      if (signal.aborted) return;
      context.log.error({ err: error }, 'the demo family could not be prepared');
    } finally {
      seeding = undefined;
    }
  };
  const ask = (): void => {
    asked = true;
    seeding ??= seed();
  };
  const unsubscribe = context.bus.subscribe(['guild.changed'], (event) => {
    if (event.type !== 'guild.changed') return;
    if ([family.guildId, FREE_FAMILY.guildId].some((guildId) => guildId === event.guildId)) ask();
  });
  ask();
  return async () => {
    unsubscribe();
    await seeding;
  };
};

const seedHistoryLogged = async (
  context: Context,
  family: ReturnType<typeof bigFamily>,
  patience: Parameters<typeof tryAgain>[1],
): Promise<void> => {
  const began = Date.now();
  const { signal } = patience;
  const all = { ...family, ranks: RANKS, recruiting: RECRUITING, shopRoleId: MORETTI_ROLES.star };
  try {
    await tryAgain(async () => seedHistory(context, all, { signal }), patience);
    context.log.debug({ ms: Date.now() - began }, 'the demo family has its history');
  } catch (error) {
    if (signal.aborted) return;
    context.log.warn(
      { err: error },
      'the history of the demo family could not be made; the next start goes on',
    );
  }
};

/** The settings of the sandbox's big family. */
const bigFamily = (language: Language) =>
  ({
    guildId: GUILDS.moretti,
    language,
    panelUserId: PEOPLE.panel_user,
    pingRoleId: MORETTI_ROLES.soldier,
    chosenPings: [
      { role_id: MORETTI_ROLES.event_ping, label: DEMO_TEXTS[language].pings.events, emoji: '🎯' },
      { role_id: MORETTI_ROLES.capt_ping, label: DEMO_TEXTS[language].pings.capts, emoji: '⚔️' },
    ],
    roles: [
      { role_id: MORETTI_ROLES.don, permissions: [], signup_priority: 100 },
      { role_id: MORETTI_ROLES.consigliere, permissions: [], signup_priority: 90 },
      {
        role_id: MORETTI_ROLES.caporegime,
        permissions: ['panel.view', 'users.view', 'events.view', 'capts.view', 'activity.view'],
        signup_priority: 70,
      },
      {
        role_id: MORETTI_ROLES.moderator,
        // `reputation.edit` is the permission to judge GG screenshots, which have a review channel too.
        permissions: [
          'panel.view',
          'users.view',
          'events.view',
          'gungame.view',
          'gungame.moderate',
          'reputation.edit',
        ],
        signup_priority: 40,
      },
      { role_id: MORETTI_ROLES.soldier, permissions: [], signup_priority: 20 },
    ],
    channels: {
      events: MORETTI_CHANNELS.events,
      capts: MORETTI_CHANNELS.capts,
      wars: MORETTI_CHANNELS.capts,
      war_reports: null,
      gg: MORETTI_CHANNELS.gg,
      gg_review: MORETTI_CHANNELS.review,
      gungame: MORETTI_CHANNELS.gungame,
      gungame_review: MORETTI_CHANNELS.review,
      reports_review: MORETTI_CHANNELS.review,
      shop: MORETTI_CHANNELS.review,
      prices: MORETTI_CHANNELS.lists,
      personnel: MORETTI_CHANNELS.review,
      away: MORETTI_CHANNELS.lists,
      family: MORETTI_CHANNELS.lists,
      welcome: MORETTI_CHANNELS.general,
      rules: null,
      ping_roles: MORETTI_CHANNELS.apply,
      log: MORETTI_CHANNELS.logs,
      payday: null,
      cars: MORETTI_CHANNELS.lists,
      contracts: MORETTI_CHANNELS.events,
      cabinet: MORETTI_CHANNELS.lists,
      treasury: MORETTI_CHANNELS.review,
      digest: MORETTI_CHANNELS.lists,
    },
  }) satisfies DemoFamily;

/** Where people apply, and where their applications are reviewed. */
const RECRUITING = { channel_id: MORETTI_CHANNELS.apply, review_channel_id: MORETTI_CHANNELS.recruiting };

/** The role Consigliere manages the server, so the bot does not give it. */
const RANKS = [MORETTI_ROLES.newcomer, MORETTI_ROLES.soldier, MORETTI_ROLES.caporegime];

/** The small family: without the panel, its owner judges the screenshots in Discord. */
const FREE_FAMILY = {
  guildId: GUILDS.bratva,
  channels: { gg: BRATVA_CHANNELS.gg, gg_review: BRATVA_CHANNELS.review },
} satisfies Omit<FreeFamily, 'language'>;
