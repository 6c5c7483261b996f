import type { Context } from '../platform/context.ts';
import { moderateGungame } from '../screenshots/gungame/moderate-gungame.ts';
import { findSubmission } from '../screenshots/intake/submission.queries.ts';
import type { DemoEvening } from './demo-gungame.ts';
import { hushVerdicts } from './demo.queries.ts';
import { drawGungame } from './draw-gungame.ts';
import { drawVariant } from './draw-variant.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { saveDemoScreenshot, type ScreenshotChannels } from './save-demo-screenshot.ts';

interface Family {
  guildId: string;
  channels: ScreenshotChannels;
  people: readonly string[];
  /** Asked only for an evening that is not there yet: at later starts never. */
  findModerators: () => Promise<readonly string[]>;
  signal?: AbortSignal | undefined;
}

/** One gun game evening, by the use cases and with its own clock, in one transaction, also when it is interrupted. */
export const seedEvening = async (
  context: Context,
  { guildId, channels, people, findModerators, signal }: Family,
  { screens, verdict }: DemoEvening,
): Promise<void> => {
  const [first] = screens;
  if (first === undefined || people.length === 0) return;
  if ((await findSubmission(context.db, { guildId, sourceId: first.sourceId })) !== null) return;
  const moderators = await findModerators();
  const pictures: Buffer[] = [];
  for (const { screen } of screens) {
    signal?.throwIfAborted();
    pictures.push(await drawVariant(screen, drawGungame));
  }
  await inOneTransaction(context, async (whole) => {
    const ids: string[] = [];
    for (const [place, { sourceId, at, sender }] of screens.entries()) {
      signal?.throwIfAborted();
      const userId = people[sender % people.length] ?? '';
      const source = { guildId, channelId: channels.gungame, sourceId };
      const submission = { ...source, kind: 'gungame', userId, at } as const;
      const bytes = pictures[place] ?? Buffer.alloc(0);
      ids.push(...(await saveDemoScreenshot({ ...whole, clock: () => at }, submission, bytes)));
    }
    if (verdict === null) return;
    // Nobody judges their own screens.
    const senders = new Set(screens.map(({ sender }) => people[sender % people.length]));
    const others = moderators.filter((userId) => !senders.has(userId));
    const moderator = others[verdict.moderator % others.length];
    if (moderator === undefined) return;
    const judge = async (action: 'approve' | 'reject', chosen: readonly string[], comment?: string) => {
      if (chosen.length === 0) return;
      const input = { guildId, screenshotIds: [...chosen], action, overrule: false };
      await moderateGungame(
        { ...whole, clock: () => verdict.at },
        { kind: 'discord', userId: moderator },
        comment === undefined ? input : { ...input, comment },
      );
    };
    const isRejected = (_id: string, place: number): boolean => verdict.rejected.includes(place);
    await judge(
      'approve',
      ids.filter((id, place) => !isRejected(id, place)),
    );
    await judge('reject', ids.filter(isRejected), verdict.reason);
    await hushVerdicts(whole.db, guildId);
  });
};
