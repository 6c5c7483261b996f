import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import type { Language } from '@famiglia/contract/kit/language';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readCaptStats } from './get-capt-stats.ts';
import { captPicture } from './pictures/capt-picture.ts';
import { drawSharePicture } from './pictures/draw-share-picture.ts';
import type { Theme } from './pictures/draw-share-picture.ts';
import { wholeFile } from './pictures/whole-file.ts';
import { readCapt } from './get-capts.ts';
import type { CaptTarget } from './capt.queries.ts';

export const getCaptPicture: UseCase<typeof captStatisticsRoutes.captPicture> = async (
  context,
  actor,
  input,
) => {
  await requireGuildAccess(context, actor, input.guildId, captStatisticsRoutes.captPicture.access);
  return wholeFile(await readCaptPicture(context, input, input));
};

/** Result and damage table of one capt as PNG. */
export const readCaptPicture = async (
  context: Context,
  { guildId, captId }: CaptTarget,
  { theme, language }: { theme: Theme; language: Language },
): Promise<Buffer> => {
  const capt = await readCapt(context.db, guildId, captId);
  const stats = await readCaptStats(context, { guildId, captId });
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  return drawSharePicture(guildId, captPicture(capt, stats, language, timeZone), theme);
};
