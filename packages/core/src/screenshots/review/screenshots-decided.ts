import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById } from '../intake/screenshot.queries.ts';

/** A refusal that lists the screenshots that other moderators decided first, with their verdicts. */
export const screenshotsDecided = async (
  context: Context,
  db: Queryable,
  guildId: string,
  ids: readonly string[],
): Promise<AppError> => {
  const rows = await findScreenshotsById(db, guildId, ids);
  return new AppError('screenshots_decided', {
    errors: rows.map(({ screenshot }) => ({ field: 'screenshot_ids', message: screenshot.id })),
    current: { items: rows.map((row) => presentScreenshot(context, row)) },
  });
};
