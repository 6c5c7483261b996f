import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { Context } from '../platform/context.ts';
import { acceptSubmission } from '../screenshots/intake/accept-submission.ts';
import { SCREENSHOT_POLICIES } from '../screenshots/intake/screenshot-policies.ts';
import { createScreenshot } from '../screenshots/intake/create-screenshot.ts';
import { storeImageFiles } from '../screenshots/intake/store-image-files.ts';
import { findFiles, findSubmission, markAnswered } from '../screenshots/intake/submission.queries.ts';

/** Where the demo family posts its screenshots. */
export type ScreenshotChannels = Readonly<Record<'gg' | 'gungame', string>>;

interface DemoSubmission {
  guildId: string;
  channelId: string;
  sourceId: string;
  kind: ScreenshotKind;
  userId: string;
  at: Date;
  /** It waits for a moderator, whatever the family's rule. */
  waits?: boolean;
}

/** A screenshot of the past, processed by the usual pipeline. Returns its id. */
export const saveDemoScreenshot = async (
  context: Context,
  { guildId, channelId, sourceId, kind, userId, at, waits = false }: DemoSubmission,
  bytes: Buffer,
): Promise<string[]> => {
  const source = { guildId, sourceId };
  await acceptSubmission(context, {
    ...source,
    origin: 'message',
    kind,
    userId,
    channelId,
    submittedAt: at,
    files: [{ url: 'drawn by the program', bytes: bytes.length }],
  });
  // There is no message that could be answered.
  await markAnswered(context.db, source, { answeredAt: at, answerMessageId: null });
  const submission = await findSubmission(context.db, source);
  const { decide } = SCREENSHOT_POLICIES[kind];
  const decideToWait: typeof decide = async (...asked) => {
    const verdict = await decide(...asked);
    return 'refusal' in verdict ? verdict : { status: 'pending', reward: verdict.reward };
  };
  if (submission !== null) {
    const image = await storeImageFiles(context, bytes, { guildId, patient: true });
    await createScreenshot(
      context,
      submission,
      { ...source, place: 0 },
      image,
      waits ? decideToWait : decide,
    );
  }
  return (await findFiles(context.db, source)).flatMap(({ screenshot }) => screenshot?.id ?? []);
};
