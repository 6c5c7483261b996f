import type { Capt } from '@famiglia/contract/capts/capts';
import { kindName } from '@famiglia/contract/fight-kinds/fight-kind-mark';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Fill } from '../../../entities/roster/fill.tsx';
import { SignUpRow } from '../../../entities/roster/list/sign-up-row.tsx';
import { captsText } from '../capts.text.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { Score } from '../components/score.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';

export const CaptRow = ({ capt }: { capt: Capt }) => {
  const text = useText(captsText);
  const format = useFormat();
  return (
    <SignUpRow
      of={capt}
      path="capts"
      name={capt.opponent}
      color={capt.fight_kind?.color ?? null}
      note={
        <>
          {capt.fight_kind ? `${kindName(capt.fight_kind)} · ` : null}
          <SideAndTerritory of={capt} />
        </>
      }
    >
      <td className="@max-table:col-start-2 @max-table:row-start-1 @max-table:text-right">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 @max-table:justify-end">
          <CaptBadge capt={capt} />
          <Score of={capt} />
        </span>
      </td>
      <td className="@max-table:col-start-1 @max-table:row-start-3">
        <Fill of={capt} />
      </td>
      <td className="text-right @max-table:col-start-2 @max-table:row-start-3 @max-table:self-end @max-table:text-xs @max-table:text-muted">
        {capt.damage === null ? (
          <span className="text-faint @max-table:hidden">—</span>
        ) : (
          <>
            <span className="@table:hidden">{text.damage} </span>
            {format.number(capt.damage)}
          </>
        )}
      </td>
    </SignUpRow>
  );
};
