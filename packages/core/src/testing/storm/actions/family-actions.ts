import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { apiKeyRoutes, MAX_KEY_NAME } from '@famiglia/contract/keys/api-keys';
import { MAX_WEBHOOK_NAME, webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import { movingRoutes } from '@famiglia/contract/moving/moving';
import { NAME_PATTERNS } from '@famiglia/contract/moving/name-patterns';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { REVIEW_STEPS } from '@famiglia/contract/applications/application-steps';
import { withdrawApplication } from '../../../applications/fill-application.ts';
import { moveApplication } from '../../../applications/move-application.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../../keys/api-keys.ts';
import { recordAttempt } from '../../../webhooks/record-attempt.ts';
import { spreadActivity } from '../../../webhooks/spread-activity.ts';
import { findNextMessage, findWebhooks } from '../../../webhooks/webhook.queries.ts';
import { createWebhook, listWebhooks, removeWebhook, saveWebhook } from '../../../webhooks/webhooks.ts';
import { enterNames } from '../../../moving/enter-names.ts';
import { listBatches, takeBatchBack } from '../../../moving/moving-batches.ts';
import { noticeRanks } from '../../../ranks/notice-ranks.ts';
import { mirrorChanges } from '../../../mirror/mirror-changes.ts';
import { findListedMembers } from '../../../members/member.queries.ts';
import { refreshGuildStats } from '../../../guilds/refresh-guild-stats.ts';
import { saveSettings } from '../../../settings/save-settings.ts';
import { findSettings } from '../../../settings/settings.queries.ts';
import { findForgetting } from '../../../privacy/begin-forgetting.ts';
import { forgetMe } from '../../../privacy/forget-me.ts';
import { forgetPerson } from '../../../privacy/forget-person.ts';
import { addApplication } from '../../test-applications.ts';
import { discordActor } from '../../test-actor.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { StormAction } from '../storm-action.ts';

/** The fewest members that are needed beside those who act. */
const FEWEST_OTHERS = 4;

export const FAMILY_ACTIONS: readonly StormAction[] = [
  {
    name: 'enter names, or take them back',
    weight: 3,
    who: 'leader',
    refusals: [...refusalsOf(movingRoutes.takeBack), ...refusalsOf(movingRoutes.enterNames)],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      if (dice.chance(0.5)) {
        const { items } = await listBatches(context, person.panel, { guildId, limit: 5, offset: 0 });
        const open = items.find(({ undone }) => undone === null);
        if (open !== undefined) await takeBatchBack(context, person.panel, { guildId, batchId: open.id });
        return;
      }
      const asked = { guildId, pattern: dice.pick(NAME_PATTERNS), follow: false, decisions: [] };
      await enterNames(context, person.panel, asked);
    },
  },
  {
    name: 'make a key of the API, or revoke one',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(apiKeyRoutes.create, apiKeyRoutes.revoke),
    run: async ({ context, person, world, dice, mark }) => {
      const { guildId } = world;
      const { items } = await listApiKeys(context, person.panel, { guildId });
      if (items.length > 0 && dice.chance(0.4)) {
        await revokeApiKey(context, person.panel, { guildId, keyId: dice.pick(items).id });
        return;
      }
      await createApiKey(context, person.panel, {
        guildId,
        name: mark.slice(-MAX_KEY_NAME),
        permissions: ['users.view'],
        callsPerMinute: 60,
        expiresAt: null,
      });
    },
  },
  {
    name: 'make a webhook, change one, or delete one',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(webhookRoutes.create, webhookRoutes.save, webhookRoutes.remove),
    run: async ({ context, person, world, dice, mark }) => {
      const { guildId } = world;
      const { items } = await listWebhooks(context, person.panel, { guildId });
      const known = items.length === 0 ? undefined : dice.pick(items);
      const url = 'https://receiver.test/hook';
      const saved = { guildId, name: mark.slice(-MAX_WEBHOOK_NAME), url, groups: ['events' as const] };
      if (known === undefined || dice.chance(0.3))
        return void (await createWebhook(context, person.panel, saved));
      const { id: webhookId, version } = known;
      if (dice.chance(0.2)) return void (await removeWebhook(context, person.panel, { guildId, webhookId }));
      const changed = { ...saved, webhookId, on: dice.chance(0.7), version };
      await saveWebhook(context, person.panel, changed);
    },
  },
  {
    name: 'spread activity to webhooks, or record an attempt',
    weight: 4,
    who: 'leader',
    refusals: [],
    run: async ({ context, world, dice }) => {
      const { guildId } = world;
      if (dice.chance(0.6)) return spreadActivity(context, guildId);
      const all = await findWebhooks(context.db, guildId);
      const webhook = all.find((one) => one.offReason === null);
      if (webhook === undefined) return;
      const key = { guildId, webhookId: webhook.id };
      const message = await findNextMessage(context.db, key);
      if (message === null) return;
      const failed = { status: 500, problem: 'status' as const, answer: '', tookMs: 1, retryAfterMs: 0 };
      const attempt = dice.chance(0.5) ? failed : { ...failed, status: 200, problem: null };
      await recordAttempt(context, { key, message, attempt, url: webhook.url });
    },
  },
  {
    name: 'decide about an application',
    weight: 8,
    who: 'leader',
    refusals: refusalsOf(applicationRoutes.step),
    run: async ({ context, person, world, dice, mark, acknowledged }) => {
      const applicationId = dice.pick(world.applications);
      const stepOf = dice.pick([...REVIEW_STEPS, 'accept', 'refuse'] as const);
      const asked = { guildId: world.guildId, applicationId, step: stepOf, text: mark };
      await moveApplication(context, person.panel, asked);
      acknowledged.left('application steps', mark);
    },
  },
  {
    name: 'apply again, or withdraw',
    weight: 3,
    who: 'anyone',
    refusals: [
      'application_open',
      'application_cooldown',
      'applications_too_often',
      'application_step_refused',
      'application_incomplete',
      'not_found',
    ],
    run: async ({ context, world, dice }) => {
      const { guildId, formId } = world;
      const userId = dice.pick(world.candidates);
      if (dice.chance(0.6)) world.applications.push(await addApplication(context, guildId, formId, userId));
      else
        await withdrawApplication(context, discordActor(userId), {
          guildId,
          applicationId: dice.pick(world.applications),
        });
    },
  },
  {
    name: 'save the settings',
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(settingsRoutes.save),
    run: async ({ context, person, world, dice, acknowledged }) => {
      const { guildId } = world;
      const { version, ...seen } = await findSettings(context.db, guildId);
      const values = valuesOf({ ...seen, version });
      const gungame = { ...values.gungame, reward: values.gungame.reward + 1 };
      await saveSettings(context, person.panel, {
        ...values,
        guildId,
        version,
        gungame,
        language: dice.pick(['en', 'ru'] as const),
      });
      acknowledged.saves.push(`settings on ${version}`);
    },
  },
  {
    name: 'the mirror hears of members',
    weight: 2,
    who: 'anyone',
    refusals: [],
    run: async ({ context, world, dice, mark }) => {
      const { guildId } = world;
      const seen = await findListedMembers(context.db, guildId, dice.pickSome(world.others, 4));
      const present = seen
        .filter(({ leftAt }) => leftAt === null)
        .map(({ userId, username, roleIds }) => ({
          userId,
          username,
          roleIds,
          isBot: false,
          displayName: mark,
        }));
      await mirrorChanges(context, { guildId, members: { kind: 'some', present, gone: [] } });
      await noticeRanks(
        context,
        guildId,
        present.map(({ userId }) => userId),
      );
    },
  },
  {
    name: 'somebody is forgotten',
    weight: 0.7,
    who: 'anyone',
    refusals: [],
    run: async ({ context, world, dice }) => {
      if (world.others.length <= FEWEST_OTHERS) return NOTHING_YET;
      const userId = dice.pick(world.others);
      world.others.splice(world.others.indexOf(userId), 1);
      await forgetMe(context, discordActor(userId), { username: '' });
      const row = await findForgetting(context.db, userId);
      if (row === null) throw new Error('what was asked for is not noted');
      await forgetPerson(context, row.id);
    },
  },
  {
    name: 'statistics are merged',
    weight: 0.5,
    who: 'anyone',
    refusals: [],
    run: async ({ context }) => refreshGuildStats(context),
  },
];
