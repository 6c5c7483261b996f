import { and, eq } from 'drizzle-orm';
import { createApiKey } from '../keys/api-keys.ts';
import { enterTable, moveTable, takeTableBack } from '../moving/tables/enter-table.ts';
import { giveTable } from '../moving/tables/give-table.ts';
import type { Context } from '../platform/context.ts';
import { guildKeys } from '../platform/db/schema/keys.ts';
import { movingTables } from '../platform/db/schema/moving-tables.ts';
import { webhooks } from '../platform/db/schema/webhooks.ts';
import { createWebhook, saveWebhook } from '../webhooks/webhooks.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

/** When it moved in. */
const DAYS_AGO = 120;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So many people stand in the family's old spreadsheet. */
const ROWS = 40;

/**
 * How the family moved in: the spreadsheet of visits that was read wrongly and taken back, the corrected one that stayed, a key of
 * its statistics program and an address that is told of events. Unless there are tables, keys or webhooks already.
 */
export const seedMoving = async (now: Context, family: SeededFamily): Promise<void> => {
  const then = new Date(now.clock().getTime() - DAYS_AGO * DAY_MS);
  const context = { ...now, clock: () => then };
  const { guildId, language } = family;
  const owner = { kind: 'discord', userId: family.ownerId } as const;
  const texts = DEMO_TEXTS[language].moving;
  const { db } = context;
  const isNew = (await db.$count(movingTables, eq(movingTables.guildId, guildId))) === 0;
  if (isNew && family.people.length > 1) {
    const before = { ...now, clock: () => new Date(then.getTime() - DAY_MS) };
    const wrong = await enterRows(before, family, { name: texts.wrong, visits: (index) => 900 - index });
    await takeTableBack(before, owner, wrong);
    await moveTable(before, wrong);
    await enterRows(context, family, { name: texts.right, visits: (index) => 90 - index * 2 });
  }
  if ((await db.$count(guildKeys, and(eq(guildKeys.guildId, guildId), eq(guildKeys.opens, 'api')))) === 0) {
    const key = {
      name: texts.key,
      permissions: ['users.view' as const, 'events.view' as const],
      callsPerMinute: 60 as const,
      expiresAt: null,
    };
    await createApiKey(context, owner, { guildId, ...key });
  }
  // A demo that is open to everybody tells no address.
  const isOpen = context.config.isPublicDemo === true;
  if (!isOpen && (await db.$count(webhooks, eq(webhooks.guildId, guildId))) === 0) {
    const url = 'https://family.example/famiglia';
    const { id: webhookId } = await createWebhook(context, owner, {
      guildId,
      name: texts.webhook,
      url,
      groups: ['events'],
    });
    // Nothing leaves the machine of somebody who tries the program.
    await saveWebhook(context, owner, {
      guildId,
      webhookId,
      name: texts.webhook,
      url,
      groups: ['events'],
      on: false,
      version: 0,
    });
  }
};

/** A table of visits, entered as leaders do it. */
const enterRows = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
  { name, visits }: { name: string; visits: (index: number) => number },
): Promise<{ guildId: string; tableId: string }> => {
  const owner = { kind: 'discord', userId: ownerId } as const;
  const listed = people.filter((userId) => userId !== ownerId).slice(0, ROWS);
  const lines = listed.map((userId, index) => `${userId};${visits(index)}`);
  const file = new TextEncoder().encode(
    [DEMO_TEXTS[language].moving.headings, ...lines, '100000000000000001;3'].join('\n'),
  );
  const given = { guildId, name, sheet: undefined, replaces: undefined, file };
  const { id: tableId, version } = await giveTable(context, owner, given);
  await enterTable(context, owner, { guildId, tableId, version });
  await moveTable(context, { guildId, tableId });
  return { guildId, tableId };
};
