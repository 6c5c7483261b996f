import type { Context } from '../platform/context.ts';
import { moderateGungame } from '../gungame/desk.ts';
import { findSubmission } from '../screenshots/intake/submission.queries.ts';
import type { DemoEvening } from './demo-gungame.ts';
import { silenceVerdicts } from './demo.queries.ts';
import { drawGungame } from './draw-gungame.ts';
import { drawVariant } from './draw-variant.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { saveDemoScreenshot, type ScreenshotChannels } from './save-demo-screenshot.ts';

interface Family {
  guildId: string;
  channels: ScreenshotChannels;
  people: readonly string[];
  /** Called only for an evening that does not exist yet. */
  findModerators: () => Promise<readonly string[]>;
  signal?: AbortSignal | undefined;
}

/**
 * One gun game evening, by the use cases and with its own clock. Each screenshot is one transaction together with its
 * verdict, so an interrupted evening can be continued.
 */
export const seedEvening = async (
  context: Context,
  { guildId, channels, people, findModerators, signal }: Family,
  { screens, verdict }: DemoEvening,
): Promise<void> => {
  if (people.length === 0) return;
  // Nobody judges their own screens.
  const senders = new Set(screens.map(({ sender }) => people[sender % people.length]));
  for (const [place, { sourceId, at, sender, screen }] of screens.entries()) {
    signal?.throwIfAborted();
    if ((await findSubmission(context.db, { guildId, sourceId })) !== null) continue;
    const others = (await findModerators()).filter((userId) => !senders.has(userId));
    const bytes = await drawVariant(screen, drawGungame);
    await inOneTransaction(context, async (whole) => {
      const userId = people[sender % people.length] ?? '';
      const source = { guildId, channelId: channels.gungame, sourceId };
      const submission = { ...source, kind: 'gungame', userId, at } as const;
      const screenshotIds = await saveDemoScreenshot({ ...whole, clock: () => at }, submission, bytes);
      const moderator = others[(verdict?.moderator ?? 0) % others.length];
      if (verdict === null || moderator === undefined || screenshotIds.length === 0) return;
      await moderateGungame(
        { ...whole, clock: () => verdict.at },
        { kind: 'discord', userId: moderator },
        {
          guildId,
          screenshotIds,
          overrule: false,
          ...(verdict.rejected.includes(place)
            ? { action: 'reject', comment: verdict.reason }
            : { action: 'approve' }),
        },
      );
      await silenceVerdicts(whole.db, guildId, screenshotIds);
    });
  }
};
