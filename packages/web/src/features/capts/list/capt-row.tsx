import type { Capt } from '@famiglia/contract/capts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Fill } from '../../../entities/sign-up/fill.tsx';
import { SignUpRow } from '../../../entities/sign-up/list/sign-up-row.tsx';
import { captsText } from '../capts.text.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { Score } from '../components/score.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';

export const CaptRow = ({ capt }: { capt: Capt }) => {
  const text = useText(captsText);
  const format = useFormat();
  return (
    <SignUpRow of={capt} path="capts" name={capt.opponent} note={<SideAndTerritory of={capt} />}>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:text-right">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:justify-end">
          <CaptBadge capt={capt} />
          <Score of={capt} />
        </span>
      </td>
      <td className="max-md:col-start-1 max-md:row-start-3">
        <Fill of={capt} />
      </td>
      <td className="text-right max-md:col-start-2 max-md:row-start-3 max-md:self-end max-md:text-xs max-md:text-muted">
        {capt.damage === null ? (
          <span className="text-faint max-md:hidden">—</span>
        ) : (
          <>
            <span className="md:hidden">{text.damage} </span>
            {format.number(capt.damage)}
          </>
        )}
      </td>
    </SignUpRow>
  );
};
