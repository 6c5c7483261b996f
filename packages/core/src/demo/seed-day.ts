import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockMembers } from '../mirror/lock-members.ts';
import { renameSelf } from '../members/rename-self.ts';
import { findSubmission } from '../screenshots/intake/submission.queries.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import type { DemoDay } from './demo-days.ts';
import { drawVariant } from './draw-variant.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { saveDemoScreenshot, type ScreenshotChannels } from './save-demo-screenshot.ts';

interface Family {
  guildId: string;
  channels: ScreenshotChannels;
  ownerId: string;
  people: readonly string[];
}

/** One day of the demo family, by the use cases and with its own clock, in one transaction. */
export const seedDay = async (context: Context, family: Family, day: DemoDay): Promise<void> => {
  if (await isMade(context, family, day)) return;
  const bytes = await drawVariant(day.screen);
  await inOneTransaction(context, async (whole, tx) => {
    await lockPeopleOf(tx, family, day);
    await liveDay(whole, family, day, bytes);
  });
};

const isMade = async ({ db }: Context, { guildId }: Family, { sourceId }: DemoDay): Promise<boolean> =>
  (await findSubmission(db, { guildId, sourceId })) !== null;

const personOf = ({ people, ownerId }: Family, place: number): string =>
  people[place % people.length] ?? ownerId;

/**
 * Locks everybody in the fixed order first, because several use cases in one transaction would lock them in any order.
 */
const lockPeopleOf = async (
  tx: Transaction,
  family: Family,
  { sender, changes, renames }: DemoDay,
): Promise<void> => {
  const places = [sender, ...[...changes, ...renames].map(({ person }) => person)];
  await lockMembers(
    tx,
    family.guildId,
    places.map((place) => personOf(family, place)),
  );
};

const liveDay = async (base: Context, family: Family, day: DemoDay, bytes: Buffer): Promise<void> => {
  const { guildId, channels, ownerId } = family;
  const context: Context = { ...base, clock: () => day.at };
  for (const { person, delta, reason } of day.changes) {
    const input = { guildId, userIds: [personOf(family, person)], delta, reason };
    await changeReputation(context, discordActor(ownerId), input);
  }
  for (const { person, nick } of day.renames) {
    await renameSelf(context, discordActor(personOf(family, person)), { guildId, ingameNick: nick });
  }
  const userId = personOf(family, day.sender);
  await saveDemoScreenshot(
    context,
    {
      guildId,
      sourceId: day.sourceId,
      channelId: channels.gg,
      kind: 'gg',
      userId,
      at: day.at,
      waits: day.waits,
    },
    bytes,
  );
};

const discordActor = (userId: string): Actor => ({ kind: 'discord', userId });
