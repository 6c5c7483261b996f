import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findFamilyRows, findForm } from './statistics/family.queries.ts';
import type { FamilyRow } from './statistics/family.queries.ts';
import { outcomeOf } from './statistics/outcome.ts';
import { periodOf } from './statistics/period.ts';
import { findRecords } from './statistics/records.queries.ts';

export const getFamilyStatistics: UseCase<typeof captStatisticsRoutes.family> = async (
  context,
  actor,
  input,
) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, captStatisticsRoutes.family.access);
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const period = periodOf(input);
  const [rows, records, form] = await Promise.all([
    findFamilyRows(context.db, guildId, period, timeZone),
    findRecords(context.db, guildId, period),
    findForm(context.db, guildId, period),
  ]);
  return { ...presentFamily(rows), records, form };
};

const EMPTY = { capts: 0, wins: 0, losses: 0, draws: 0, damage: 0, kills: 0, deaths: 0, entered: 0 };

const presentFamily = (rows: readonly FamilyRow[]): Omit<FamilyStatistics, 'records' | 'form'> => {
  const about = (kind: FamilyRow['about']) => rows.filter((row) => row.about === kind);
  const all = rows.find((row) => row.about === 'all' && row.capts > 0) ?? {
    ...EMPTY,
    selected: 0,
    came: 0,
    both: 0,
    damage_ours: 0,
    damage_theirs: 0,
  };
  return {
    totals: { ...outcomeOf(all), ...sumsOf(all) },
    attendance: { signed_up: all.selected, came: all.came, share: shareOf(all) },
    weeks: about('week')
      .map((row) => ({ week: row.week ?? '', ...outcomeOf(row), ...sumsOf(row), attendance: shareOf(row) }))
      .toSorted((a, b) => a.week.localeCompare(b.week)),
    by_opponent: about('opponent').map(presentOpponent).toSorted(mostFirst),
    by_side: about('side').flatMap((row) =>
      row.side === null ? [] : [{ side: row.side, ...outcomeOf(row) }],
    ),
    by_territory: about('territory')
      .map((row) => ({ territory: row.territory, ...outcomeOf(row) }))
      .toSorted(mostFirst),
    by_hour: about('hour')
      .map((row) => ({ hour: row.hour ?? 0, ...outcomeOf(row) }))
      .toSorted((a, b) => a.hour - b.hour),
    by_map: about('map')
      .flatMap((row) => (row.map === null ? [] : [{ map: row.map, ...outcomeOf(row) }]))
      .toSorted(mostFirst),
    against:
      all.both === 0
        ? null
        : { capts: all.both, damage_ours: all.damage_ours ?? 0, damage_theirs: all.damage_theirs ?? 0 },
  };
};

const presentOpponent = (row: FamilyRow) => ({
  opponent: row.opponent,
  ...outcomeOf(row),
  damage: row.damage,
  last_at: new Date(row.last_at).toISOString(),
});

const mostFirst = (a: { capts: number }, b: { capts: number }): number => b.capts - a.capts;

const sumsOf = ({ damage, kills, deaths, entered }: Pick<FamilyRow, keyof typeof EMPTY>) => ({
  damage,
  kills,
  deaths,
  damage_per_capt: entered === 0 ? null : damage / entered,
});

const shareOf = ({ selected, came }: Pick<FamilyRow, 'selected' | 'came'>): number | null =>
  selected === 0 ? null : came / selected;
