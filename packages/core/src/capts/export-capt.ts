import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { writeCsv } from '../platform/csv.ts';
import { AppError } from '../platform/app-error.ts';
import type { CaptStats } from '@famiglia/contract/capts/capt-statistics';
import type { UseCase } from '../platform/use-case.ts';
import { findCapt } from './capt.queries.ts';
import { readCaptStats } from './get-capt-stats.ts';

const COLUMNS = [
  'rank',
  'side',
  'nick',
  'user_id',
  'damage',
  'share',
  'kills',
  'deaths',
  'hit_percent',
  'headshot_percent',
  'average',
  'form_5',
  'form_10',
  'source',
];

/** The damage table of one capt as a file. */
export const exportCapt: UseCase<typeof captRoutes.export> = async (context, actor, { guildId, captId }) => {
  await requireGuildAccess(context, actor, guildId, captRoutes.export.access);
  if ((await findCapt(context.db, guildId, captId)) === null) throw new AppError('not_found');
  const { players } = await readCaptStats(context, { guildId, captId });
  return writeCsv(COLUMNS, [players], cellsOf);
};

const cellsOf = (player: CaptStats['players'][number]): (string | number)[] => [
  player.rank,
  player.side,
  player.nick,
  player.user_id ?? '',
  player.damage,
  player.share.toFixed(4),
  player.kills,
  player.deaths,
  player.hit_percent ?? '',
  player.headshot_percent ?? '',
  player.average ?? '',
  player.form_5 ?? '',
  player.form_10 ?? '',
  player.source ?? '',
];
