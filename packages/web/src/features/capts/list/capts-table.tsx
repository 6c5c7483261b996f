import type { Capt } from '@famiglia/contract/capts/capts';
import { useText } from '../../../shared/language/use-text.ts';
import { SignUpTable } from '../../../entities/roster/list/sign-up-table.tsx';
import { captsText } from '../capts.text.ts';
import { CaptRow } from './capt-row.tsx';

export const CaptsTable = ({ capts, stale }: { capts: readonly Capt[]; stale: boolean }) => {
  const text = useText(captsText);
  const columns = [
    { name: text.opponent },
    { name: text.when, className: 'w-[30%]' },
    { name: text.outcome, className: 'w-48' },
    { name: text.roster, className: 'w-26' },
    { name: text.damage, className: 'w-22 text-right' },
  ];
  return (
    <SignUpTable columns={columns} stale={stale} items={capts}>
      {(capt) => <CaptRow capt={capt} />}
    </SignUpTable>
  );
};
