import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import { MAX_CONTRIBUTION } from '@famiglia/contract/contracts/contracts';
import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import { proposedContribution } from '@famiglia/contract/contracts/proposed-contribution';
import { shareContract } from '@famiglia/contract/contracts/share-contract';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { contractsText } from './contracts.text.ts';
import { useContractChange } from './queries.ts';

/** Who did what, with the shares as they would be, before they are owed. */
export const ConfirmSheet = ({ contract, onClose }: { contract: ContractDetails; onClose: () => void }) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const confirm = useContractChange(contractRoutes.confirm);
  // What was open when the leader began: a newer state is refused by its version.
  const [{ version, people }] = useState(contract);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(people.map((one) => [one.user.id, String(proposedContribution(contract, one))])),
  );
  const numberOf = (id: string): number => {
    const said = typed[id] ?? '';
    return /^\d{1,7}$/.test(said) ? Math.min(MAX_CONTRIBUTION, Number(said)) : 0;
  };
  const shares = shareContract(
    {
      pay: contract.pay,
      amountCents: BigInt(contract.amount_cents),
      familyPercent: contract.family_percent,
      rule: contract.rule,
    },
    people.map(({ user, weight }) => ({ id: user.id, contribution: numberOf(user.id), weight })),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const contributions = people.map(({ user }) => ({ user_id: user.id, contribution: numberOf(user.id) }));
    confirm.mutate({ contractId: contract.id, contributions, version }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={text.confirmTitle}
      description={text.confirmNote}
      save={contract.status === 'finished' ? text.correct : text.confirm}
      saving={confirm.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-3">
          <ul className="divide-y divide-line">
            {people.map(({ user, rank, left }) => (
              <li key={user.id} className="flex min-h-14 items-center gap-3 py-1.5">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {user.name}
                  <span className="block text-xs text-muted">
                    {[rank, left ? text.left : null].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <div className="w-20 shrink-0">
                  <Input
                    aria-label={`${text.fields.contribution}: ${user.name}`}
                    className="text-right tabular-nums"
                    inputMode="numeric"
                    maxLength={7}
                    value={typed[user.id] ?? ''}
                    onChange={(event) => setTyped({ ...typed, [user.id]: event.target.value })}
                  />
                </div>
                <span className="w-26 shrink-0 text-right tabular-nums">
                  {formatCents(language, shares?.members.get(user.id) ?? 0n)}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-right text-muted tabular-nums">
            {shares === null
              ? text.nothingToShare
              : `${text.family}: ${formatCents(language, shares.family)} · ${text.total}: ${formatCents(language, shares.total)}`}
          </p>
          <Refusal error={confirm.error} />
        </form>
      )}
    </FormDialog>
  );
};
