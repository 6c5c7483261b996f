import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { mapName } from '@famiglia/contract/wars/war-maps';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { captsText } from '../capts.text.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { overviewText } from './overview.text.ts';

const SHOWN = 8;

/** Results by side, territory, map or time: one at a time. Only groups that there are can be chosen. */
export const Breakdowns = ({ of }: { of: FamilyStatistics }) => {
  const text = useText(overviewText);
  const words = useText(captsText);
  const language = useLanguage();
  const [chosen, setChosen] = useState<keyof typeof text.group>('side');
  const groups = [
    {
      value: 'side' as const,
      title: text.bySide,
      rows: of.by_side.map(({ side, ...record }) => ({ name: words.sides[side], ...record })),
    },
    {
      value: 'territory' as const,
      title: text.byTerritory,
      rows: of.by_territory
        .slice(0, SHOWN)
        .map(({ territory, ...record }) => ({ name: territory || text.noTerritory, ...record })),
    },
    {
      value: 'map' as const,
      title: text.byMap,
      rows: of.by_map
        .slice(0, SHOWN)
        .map(({ map, ...record }) => ({ name: mapName(map, language), ...record })),
    },
    {
      value: 'hour' as const,
      title: text.byHour,
      rows: of.by_hour.map(({ hour, ...record }) => ({
        name: `${String(hour).padStart(2, '0')}:00`,
        ...record,
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  const group = groups.find(({ value }) => value === chosen) ?? groups[0];
  if (group === undefined) return null;
  return (
    <BreakdownCard
      title={group.title}
      rows={group.rows}
      choice={
        <ChoiceRow
          label={text.groups}
          value={group.value}
          options={groups.map(({ value }) => ({ value, label: text.group[value] }))}
          onChange={setChosen}
          tight
        />
      }
    />
  );
};
