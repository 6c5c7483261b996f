import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { contentKey } from '../platform/storage/content-key.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { decodeScreenshotTask } from '../screenshots/intake/decode-screenshot.ts';
import { downloadScreenshot } from '../screenshots/intake/download-screenshot.ts';
import { MAX_SCREENSHOT_BYTES } from '../screenshots/intake/screenshot-limits.ts';
import { findApplicationsOf, updateApplication } from './application.queries.ts';
import { isFresh, lockDraft, valueOf, withAnswers } from './draft.ts';
import type { OpenApplication } from './draft.ts';

const READ_MS = 30_000;

/**
 * Puts an image into the person's draft: as the answer to the first screenshot question that has none, otherwise in
 * place of the last one. It is copied, because Discord's links expire after a day.
 */
export const attachImage = async (
  context: Context,
  actor: Actor,
  { guildId, url, bytes }: { guildId: string; url: string; bytes: number },
): Promise<OpenApplication> => {
  const userId = await requireMembership(context, actor, guildId);
  const now = context.clock();
  const draft = (await findApplicationsOf(context.db, guildId, userId)).find(
    (one) => one.status === 'draft' && isFresh(one, now),
  );
  if (draft === undefined) throw new AppError('application_draft_gone');
  if (bytes > MAX_SCREENSHOT_BYTES) throw new AppError('picture_too_large');
  const file = await downloadScreenshot(context.config.cdnUrl, url);
  const read = await runInWorker(decodeScreenshotTask, file, { guildId, timeoutMs: READ_MS, patient: true });
  const image = Buffer.from(read.image);
  const key = contentKey(image);
  await context.files.put(key, image);
  return context.db.transaction(async (tx) => {
    const { application, form } = await lockDraft(tx, guildId, draft.id, { userId, now });
    const asked = form.definition.questions.filter(({ type }) => type === 'screenshot');
    const question = asked.find(({ id }) => valueOf(application.answers, id) === undefined) ?? asked.at(-1);
    if (question === undefined) throw new AppError('application_no_picture');
    const answers = withAnswers(form.definition.questions, application.answers, { [question.id]: key });
    const pictureKeys = answers.filter(({ type }) => type === 'screenshot').map(({ value }) => value);
    const changed = await updateApplication(tx, application, { answers, pictureKeys, changedAt: now });
    return { application: changed, form };
  });
};
