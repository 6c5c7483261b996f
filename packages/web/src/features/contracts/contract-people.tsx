import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { ContractDetails, ContractPerson } from '@famiglia/contract/contracts/contracts';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import { AddPeopleDialog } from '../../entities/roster/dialogs/add-people-dialog.tsx';
import { dialogsText } from '../../entities/roster/dialogs/dialogs.text.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { contractsText } from './contracts.text.ts';
import { useContractChange } from './queries.ts';

/** Whoever is on the list or did something, with what a leader confirmed. Leaders add and remove people until it is over. */
export const ContractPeople = ({ contract }: { contract: ContractDetails }) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const { access } = useCurrentGuild();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ContractPerson | null>(null);
  const { people, status, total_cents: total, family_cents: family } = contract;
  const manages = may(access.permissions, 'contracts.manage');
  const isOver = status === 'finished' || status === 'cancelled';
  return (
    <Card>
      {people.length === 0 ? (
        <p className="p-4 text-muted">{text.nobody}</p>
      ) : (
        <ul aria-label={text.people} className="divide-y divide-line">
          {people.map((one) => (
            <li
              key={one.user.id}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-4"
            >
              <Person contract={contract} person={one} />
              {manages && !isOver ? (
                one.list === null ? (
                  <span className="w-11 shrink-0 md:w-9" />
                ) : (
                  <MoreMenu label={text.actions(one.user.name)}>
                    <MenuItem onClick={() => setRemoving(one)} className="text-bad">
                      {text.remove}
                    </MenuItem>
                  </MoreMenu>
                )
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {manages && status === 'open' ? (
        <div className="border-t border-line px-4 py-2">
          <Button onClick={() => setAdding(true)}>{text.addPerson}</Button>
        </div>
      ) : null}
      {total === null || family === null ? null : (
        <p className="border-t border-line px-4 py-3 text-right text-muted tabular-nums">
          {text.family}: {formatCents(language, family)} · {text.total}: {formatCents(language, total)}
        </p>
      )}
      {adding ? <AddDialog contract={contract} onClose={() => setAdding(false)} /> : null}
      {removing === null ? null : (
        <RemoveDialog contract={contract} person={removing} onClose={() => setRemoving(null)} />
      )}
    </Card>
  );
};

/** Who it is, what they did, and their share. */
const Person = ({ contract, person }: { contract: ContractDetails; person: ContractPerson }) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const format = useFormat();
  const { contribution, reported, share_cents: share } = person;
  const done = contribution ?? (reported === 0 ? null : reported);
  return (
    <>
      <span className="min-w-36 flex-1 wrap-anywhere">
        {person.user.name}
        <span className="block text-xs text-muted">
          {[text.lists[person.list ?? 'none'], person.rank, person.left ? text.left : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="ml-auto flex items-baseline gap-x-4 max-sm:flex-col max-sm:items-end">
        {done === null ? null : (
          <span className="text-muted tabular-nums">
            {contribution === null ? text.reported : text.fields.contribution}: {format.number(done)}{' '}
            {contract.unit}
          </span>
        )}
        {contract.total_cents === null || share === null ? null : (
          <span className="text-right font-medium tabular-nums sm:w-32">{formatCents(language, share)}</span>
        )}
      </span>
    </>
  );
};

interface DialogProps {
  contract: ContractDetails;
  onClose: () => void;
}

const AddDialog = ({ contract: { id: contractId, people }, onClose }: DialogProps) => {
  const add = useContractChange(contractRoutes.add);
  return (
    <AddPeopleDialog
      add={{
        send: (person, onDone) => add.mutate({ contractId, ...person }, { onSuccess: () => onDone?.() }),
        pending: add.isPending ? add.variables.user_id : null,
        error: add.error,
        reset: add.reset,
      }}
      listed={new Set(people.flatMap(({ user, list }) => (list === null ? [] : [user.id])))}
      onClose={onClose}
    />
  );
};

const RemoveDialog = ({
  contract: { id: contractId },
  person: { user },
  onClose,
}: DialogProps & { person: ContractPerson }) => {
  const text = useText(dialogsText);
  const remove = useContractChange(contractRoutes.remove);
  return (
    <ConfirmDialog
      danger
      title={text.removeTitle(user.name)}
      body={text.removeBody}
      confirm={text.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ contractId, userId: user.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
