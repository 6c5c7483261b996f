import type { Language } from '@famiglia/contract/kit/language';
import type { Context } from '../platform/context.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findGuildOwner } from '../mirror/guild.queries.ts';
import { beginInLanguage, findDemoPeople } from './demo.queries.ts';
import { drawVariant } from './draw-variant.ts';
import type { DemoScreenshot } from './draw-variant.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { saveDemoScreenshot } from './save-demo-screenshot.ts';

export interface FreeFamily {
  guildId: string;
  language: Language;
  channels: { gg: string; gg_review: string };
}

const MINUTE_MS = 60_000;

/** The third is a copy of the first, sent by another member; the fourth is an edited copy. */
const DEMO_SCREENSHOTS: readonly { sourceId: string; picture: DemoScreenshot; minutesAgo: number }[] = [
  { sourceId: '7001', picture: { seed: 30_001, variant: 'as it is' }, minutesAgo: 190 },
  { sourceId: '7002', picture: { seed: 30_002, variant: 'as it is' }, minutesAgo: 95 },
  { sourceId: '7003', picture: { seed: 30_001, variant: 'as it is' }, minutesAgo: 40 },
  { sourceId: '7004', picture: { seed: 30_002, variant: 'trimmed' }, minutesAgo: 12 },
];

/**
 * Sets up the demo's Free guild: without the panel, it judges its GG screenshots in Discord. Once; whatever people changed
 * stays. False while the guild is not mirrored yet.
 */
export const createFreeFamily = async (
  context: Context,
  { guildId, language, channels }: FreeFamily,
): Promise<boolean> => {
  const ownerId = await findGuildOwner(context.db, guildId);
  if (ownerId === null) return false;
  const { version } = await findSettings(context.db, guildId);
  // A sandbox of an earlier version has no review channel.
  const known = await findChannels(context.db, guildId);
  if (version > 0 || !known.some(({ id }) => id === channels.gg_review)) return true;
  const people = (await findDemoPeople(context.db, guildId)).filter((userId) => userId !== ownerId);
  const pictures: Buffer[] = [];
  for (const { picture } of DEMO_SCREENSHOTS) pictures.push(await drawVariant(picture));
  await inOneTransaction(context, async (whole, tx) => {
    await beginInLanguage(tx, { guildId, ownerId, language, at: whole.clock() });
    const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(whole.db, guildId);
    await saveSettings(
      whole,
      { kind: 'discord', userId: ownerId },
      {
        ...settings,
        guildId,
        channels: { ...settings.channels, ...channels },
        gg: { ...settings.gg, mode: 'review' },
      },
    );
    for (const [index, { sourceId, minutesAgo }] of DEMO_SCREENSHOTS.entries()) {
      const at = new Date(context.clock().getTime() - minutesAgo * MINUTE_MS);
      const userId = people[index % people.length] ?? ownerId;
      const source = { guildId, channelId: channels.gg, sourceId, kind: 'gg', userId, at } as const;
      await saveDemoScreenshot({ ...whole, clock: () => at }, source, pictures[index] ?? Buffer.alloc(0));
    }
  });
  return true;
};
