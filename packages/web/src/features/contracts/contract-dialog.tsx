import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import {
  CONTRACT_PAYS,
  CONTRACT_PLACES,
  CONTRACT_RULES,
  CONTRACT_TITLE_LENGTH,
  CONTRACT_UNIT_LENGTH,
} from '@famiglia/contract/contracts/contracts';
import type { ContractDetails, ContractPay, ContractRule } from '@famiglia/contract/contracts/contracts';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { AmountField, NO_AMOUNT, centsOf, storedAmount } from '../../entities/money/amount-field.tsx';
import { useDiscordRoles } from '../../entities/role/use-discord-roles.ts';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { contractsText } from './contracts.text.ts';
import { useContractChange } from './queries.ts';

const NEW = {
  title: '',
  description: '',
  slots: '6',
  ends: '',
  rank: '',
  pay: 'pool' as ContractPay,
  unit: '',
  percent: '',
  rule: 'contribution' as ContractRule,
};
type Draft = typeof NEW;

/** As the browser's field for a moment has it, in the reader's own time. */
const localTime = (iso: string): string => {
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const draftOf = (contract: ContractDetails): Draft => ({
  title: contract.title,
  description: contract.description,
  slots: String(contract.slots),
  ends: localTime(contract.ends_at),
  rank: contract.needed_role_id ?? '',
  pay: contract.pay,
  unit: contract.unit,
  percent: String(contract.family_percent),
  rule: contract.rule,
});

const whole = (typed: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1;
  return value >= least && value <= most ? value : undefined;
};

interface ContractDialogProps {
  /** Null for a new one. */
  contract: ContractDetails | null;
  onClose: () => void;
}

/** The form of a contract. An edit that somebody overtook shows what they saved and keeps what was typed. */
export const ContractDialog = ({ contract, onClose }: ContractDialogProps) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const [add, save] = [useContractChange(contractRoutes.create), useContractChange(contractRoutes.update)];
  const sent = contract === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(contract, save.error);
  const [draft, setDraft] = useState(contract === null ? NEW : draftOf(contract));
  const [amount, setAmount] = useState(contract === null ? NO_AMOUNT : storedAmount(contract.amount_cents));
  const [tried, setTried] = useState(false);
  const roles = useRankOptions(draft.rank);
  const cents = centsOf(amount);
  const theirs =
    newer === null
      ? null
      : [
          ...differing(draftOf(newer), draft, text.fields),
          ...(newer.amount_cents === cents
            ? []
            : [{ name: text.fields.amount, value: formatCents(language, newer.amount_cents) }]),
        ];
  const slots = whole(draft.slots, CONTRACT_PLACES.least, CONTRACT_PLACES.most);
  const isPercentLeft = contract === null && draft.percent.trim() === '';
  const percent = isPercentLeft ? 0 : whole(draft.percent, 0, 100);
  const isNamed = draft.title.trim() !== '';
  const isTimed = draft.ends !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || cents === null || !isTimed || slots === undefined || percent === undefined) return;
    const values = {
      title: draft.title,
      description: draft.description,
      slots,
      // A time that was not touched stays to the second.
      ends_at:
        contract !== null && draft.ends === localTime(contract.ends_at)
          ? contract.ends_at
          : new Date(draft.ends).toISOString(),
      needed_role_id: draft.rank === '' ? null : draft.rank,
      pay: draft.pay,
      amount_cents: cents,
      unit: draft.unit,
      rule: draft.rule,
    };
    if (contract === null)
      add.mutate(
        { ...values, ...(isPercentLeft ? {} : { family_percent: percent }) },
        { onSuccess: ({ id }) => void navigate(`/guild/${guildId}/contracts/${id}`) },
      );
    else
      save.mutate(
        { ...values, family_percent: percent, contractId: contract.id, version },
        { onSuccess: onClose },
      );
  };
  const line = (
    field: 'title' | 'slots' | 'ends' | 'unit' | 'percent',
    { problem, hint, ...input }: ComponentProps<typeof Input> & { problem?: string | false; hint?: string },
  ) => (
    <FormField label={text.fields[field]} hint={hint} problem={tried && problem ? problem : undefined}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={draft[field]}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  const choice = (field: 'pay' | 'rule' | 'rank', options: readonly { value: string; label: string }[]) => (
    <div className="grid min-w-0 content-start gap-1.5">
      <span aria-hidden className="font-medium">
        {text.fields[field]}
      </span>
      <Select
        label={text.fields[field]}
        value={draft[field]}
        options={options}
        onChange={(value) => setDraft({ ...draft, [field]: value })}
      />
    </div>
  );
  return (
    <FormDialog
      title={contract === null ? text.create : text.editTitle}
      description={text.note}
      save={text.save}
      saving={sent.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          {line('title', { maxLength: CONTRACT_TITLE_LENGTH, problem: !isNamed && text.titleWrong })}
          <div className="grid gap-4 sm:grid-cols-2">
            {line('ends', { type: 'datetime-local', problem: !isTimed && text.endsWrong })}
            {line('slots', {
              inputMode: 'numeric',
              maxLength: 2,
              problem: slots === undefined && text.slotsWrong,
            })}
            {choice(
              'pay',
              CONTRACT_PAYS.map((value) => ({ value, label: text.pays[value] })),
            )}
            <AmountField label={text.fields.amount} value={amount} tried={tried} onChange={setAmount} />
            {draft.pay === 'unit' ? line('unit', { maxLength: CONTRACT_UNIT_LENGTH }) : null}
            {choice(
              'rule',
              CONTRACT_RULES.map((value) => ({ value, label: text.rules[value] })),
            )}
            {line('percent', {
              inputMode: 'numeric',
              maxLength: 3,
              ...(contract === null ? { hint: text.percentHint } : {}),
              problem: percent === undefined && text.percentWrong,
            })}
            {choice('rank', roles)}
          </div>
          <FormField label={text.fields.description}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={1000}
                value={draft.description}
                onChange={(event) => setDraft({ ...draft, description: event.target.value })}
              />
            )}
          </FormField>
          {refusal && newer && theirs ? (
            <NewerVersion
              refusal={refusal}
              theirs={theirs}
              onTake={() => {
                setDraft(draftOf(newer));
                setAmount(storedAmount(newer.amount_cents));
                take();
                save.reset();
              }}
            />
          ) : (
            <Refusal error={sent.error} />
          )}
        </form>
      )}
    </FormDialog>
  );
};

/** The server's roles; one that was deleted since stays visible until another is chosen. */
const useRankOptions = (chosen: string): readonly { value: string; label: string }[] => {
  const text = useText(contractsText);
  const { id: guildId } = useCurrentGuild();
  const { data } = useDiscordRoles(guildId);
  const known = (data ?? []).filter(({ id, managed }) => id !== guildId && !managed);
  const isGone = chosen !== '' && !known.some(({ id }) => id === chosen);
  return [
    { value: '', label: text.anyone },
    ...(isGone ? [{ value: chosen, label: data ? text.goneRole : '…' }] : []),
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
};

/** What somebody else saved, where the draft says something else. */
const differing = (
  theirs: Draft,
  mine: Draft,
  names: Record<keyof Draft, string>,
): { name: string; value: string }[] =>
  (Object.keys(theirs) as (keyof Draft)[])
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => ({ name: names[field], value: theirs[field] || '—' }));
