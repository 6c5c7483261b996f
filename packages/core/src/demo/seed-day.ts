import type { SettingsValues } from '@famiglia/contract/settings';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { renameSelf } from '../members/rename-self.ts';
import { acceptSubmission } from '../pictures/accept-submission.ts';
import { keepPicture } from '../pictures/keep-picture.ts';
import { sharp } from '../pictures/safe-sharp.ts';
import { findSubmission, markAnswered } from '../pictures/submission.queries.ts';
import { changeReputation } from '../reputation/change-reputation.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { DemoDay } from './demo-days.ts';
import { drawScreen } from './draw-screen.ts';

interface Family {
  guildId: string;
  ownerId: string;
  people: readonly string[];
}

/** One day of the demo family, by the use cases and by its own clock, in one transaction. */
export const seedDay = async (context: Context, family: Family, day: DemoDay): Promise<void> => {
  if (await isMade(context, family, day)) return;
  const bytes = await draw(day.screen);
  await inOneTransaction(context, async (whole) => liveDay(whole, family, day, bytes));
};

/** The days whose screens wait: for these the family looks before it pays, and nobody else sees that. */
export const seedWaitingDays = async (
  context: Context,
  family: Family,
  days: readonly DemoDay[],
): Promise<void> => {
  const [first] = days;
  if (first === undefined || (await isMade(context, family, first))) return;
  const screens = await Promise.all(days.map(async (day) => draw(day.screen)));
  await inOneTransaction(context, async (whole) => {
    const { gg } = await findSettings(whole.db, family.guildId);
    await saveMode({ ...whole, clock: () => first.at }, family, 'review');
    for (const [index, day] of days.entries()) {
      await liveDay(whole, family, day, screens[index] ?? Buffer.alloc(0));
    }
    await saveMode({ ...whole, clock: () => first.at }, family, gg.mode);
  });
};

const isMade = async ({ db }: Context, { guildId }: Family, { sourceId }: DemoDay): Promise<boolean> =>
  (await findSubmission(db, { guildId, sourceId })) !== null;

/** A transaction takes transactions as savepoints, and so every use case as it is. */
const inOneTransaction = async (context: Context, work: (whole: Context) => Promise<void>): Promise<void> =>
  context.db.transaction(async (tx) => work({ ...context, db: tx as unknown as Database }));

const liveDay = async (base: Context, family: Family, day: DemoDay, bytes: Buffer): Promise<void> => {
  const { guildId, ownerId, people } = family;
  const context: Context = { ...base, clock: () => day.at };
  const source = { guildId, sourceId: day.sourceId };
  const personOf = (place: number): string => people[place % people.length] ?? ownerId;
  for (const { person, delta, reason } of day.changes) {
    const input = { guildId, user_ids: [personOf(person)], delta, reason };
    await changeReputation(context, discordActor(ownerId), input);
  }
  for (const { person, nick } of day.renames) {
    await renameSelf(context, discordActor(personOf(person)), { guildId, ingameNick: nick });
  }
  await acceptSubmission(context, {
    ...source,
    origin: 'message',
    kind: 'gg',
    userId: personOf(day.sender),
    channelId: guildId,
    submittedAt: day.at,
    files: [{ url: 'drawn by the program', bytes: bytes.length }],
  });
  // There is no message that could be answered.
  await markAnswered(context.db, source, { answeredAt: day.at, answerMessageId: null });
  const submission = await findSubmission(context.db, source);
  if (submission !== null) await keepPicture(context, submission, { ...source, place: 0 }, bytes);
};

const discordActor = (userId: string): Actor => ({ kind: 'discord', userId });

const saveMode = async (
  context: Context,
  { guildId, ownerId }: Family,
  mode: SettingsValues['gg']['mode'],
): Promise<void> => {
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(context.db, guildId);
  const gg = { ...settings.gg, mode };
  await saveSettings(context, discordActor(ownerId), { ...settings, guildId, gg });
};

const draw = async ({ seed, variant }: DemoDay['screen']): Promise<Buffer> => {
  const screen = await drawScreen(seed);
  if (variant === 'mirrored') return sharp(screen).flop().jpeg({ quality: 70 }).toBuffer();
  if (variant === 'trimmed') {
    return sharp(screen)
      .extract({ left: 6, top: 4, width: 788, height: 442 })
      .jpeg({ quality: 60 })
      .toBuffer();
  }
  return screen;
};
