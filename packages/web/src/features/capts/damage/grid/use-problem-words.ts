import { useText } from '../../../../language/use-text.ts';
import type { GridProblem } from './check-sheets.ts';
import type { Sheets } from './damage-row.ts';
import { gridText } from './grid.text.ts';

/** What a person reads at a cell that is not right. */
export const useProblemWords = (sheets: Sheets, slots: number) => {
  const { problems } = useText(gridText);
  return ({ code, column, side, index, first }: GridProblem): string => {
    if (code === 'too_large') return problems.too_large[column];
    if (code === 'duplicate_player') return problems.duplicate_player((first ?? 0) + 1);
    if (code === 'too_many_players') return problems.too_many_players(slots);
    if (code !== 'similar_nick') return problems[code];
    return problems.similar_nick(sheets[side][index]?.member?.display_name ?? '');
  };
};
