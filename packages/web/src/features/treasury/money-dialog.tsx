import { MONEY_REASON_LENGTH } from '@famiglia/contract/treasury/treasury';
import type { TreasuryBalances, TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { MemberField } from '../../entities/member/member-field.tsx';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AmountField, NO_AMOUNT, centsOf } from '../../entities/money/amount-field.tsx';
import { IN_BANK, PlaceField, balanceOf, officerOf } from './place-field.tsx';
import { useCount, useEnter, useTransfer } from './queries.ts';
import { treasuryText } from './treasury.text.ts';

type Treasury = TreasuryBalances & { categories: readonly TreasuryCategory[] };
interface DialogProps {
  treasury: Treasury;
  onClose: () => void;
}

/** What every form of the treasury has: an amount, a comment, a key by which it is entered once, and whether it was tried. */
const useMoneyForm = () => {
  const [key] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(NO_AMOUNT);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return { key, amount, setAmount, reason, setReason, tried, setTried };
};

const ReasonField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const text = useText(treasuryText);
  return (
    <FormField label={text.fields.reason}>
      {(control) => (
        <Input
          {...control}
          maxLength={MONEY_REASON_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
};

/** The sum is written down, and the list shows it; only what was not expected is said. */
const useDone = (onClose: () => void) => {
  const text = useText(treasuryText);
  return ({ below_zero: belowZero }: { below_zero: boolean }) => {
    if (belowZero) toast.info(text.belowZero);
    onClose();
  };
};

/** Money that came in, or went out. */
export const EnterDialog = ({ treasury, onClose }: DialogProps) => {
  const text = useText(treasuryText);
  const { key, amount, setAmount, reason, setReason, tried, setTried } = useMoneyForm();
  const [kind, setKind] = useState<'income' | 'expense'>('income');
  const [category, setCategory] = useState('');
  const [person, setPerson] = useState<{ id: string | null; typed: string }>({ id: null, typed: '' });
  const [place, setPlace] = useState(IN_BANK);
  const enter = useEnter();
  const done = useDone(onClose);
  const fitting = treasury.categories.filter(({ use }) => use === 'both' || use === kind);
  const unclear = person.id === null && person.typed.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [cents, officer] = [centsOf(amount), officerOf(place)];
    if (cents === null || officer === undefined || unclear) return;
    const chosen = fitting.find(({ id }) => id === category)?.id ?? null;
    enter.mutate(
      {
        key,
        kind,
        amount_cents: cents,
        officer_id: officer,
        category_id: chosen,
        person_id: person.id,
        reason,
      },
      { onSuccess: done },
    );
  };
  return (
    <FormDialog
      title={text.enter}
      description={text.dialogNote}
      save={text.save}
      saving={enter.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
            <legend className="sr-only">{text.what}</legend>
            {(['income', 'expense'] as const).map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-2 md:min-h-8">
                <input
                  type="radio"
                  name={`${id}-kind`}
                  className="size-4 accent-brass"
                  checked={kind === one}
                  onChange={() => setKind(one)}
                />
                {text.kinds[one]}
              </label>
            ))}
          </fieldset>
          <AmountField label={text.fields.amount} value={amount} tried={tried} onChange={setAmount} />
          {fitting.length === 0 ? null : (
            <div className="grid min-w-0 gap-1.5">
              <span aria-hidden className="font-medium">
                {text.fields.category}
              </span>
              <Select
                label={text.fields.category}
                value={fitting.some((one) => one.id === category) ? category : ''}
                options={[
                  { value: '', label: text.fields.noCategory },
                  ...fitting.map((one) => ({ value: one.id, label: one.name })),
                ]}
                onChange={setCategory}
              />
            </div>
          )}
          <MemberField
            label={kind === 'income' ? text.fields.payer : text.fields.payee}
            problem={tried && unclear ? text.nobody : undefined}
            onChoose={(member, typed) => setPerson({ id: member?.id ?? null, typed })}
          />
          <PlaceField
            label={kind === 'income' ? text.fields.to : text.fields.from}
            place={place}
            balances={treasury}
            tried={tried}
            onChange={setPlace}
          />
          <ReasonField value={reason} onChange={setReason} />
          <Refusal error={enter.error} />
        </form>
      )}
    </FormDialog>
  );
};

/** From the bank to an officer, back, or from officer to officer. */
export const TransferDialog = ({ treasury, onClose }: DialogProps) => {
  const text = useText(treasuryText);
  const { key, amount, setAmount, reason, setReason, tried, setTried } = useMoneyForm();
  const [from, setFrom] = useState(IN_BANK);
  const [to, setTo] = useState({ value: 'other', other: null as string | null });
  const transfer = useTransfer();
  const done = useDone(onClose);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [cents, giver, taker] = [centsOf(amount), officerOf(from), officerOf(to)];
    if (cents === null || giver === undefined || taker === undefined) return;
    const input = { key, amount_cents: cents, from_officer_id: giver, to_officer_id: taker, reason };
    transfer.mutate(input, { onSuccess: done });
  };
  return (
    <FormDialog
      title={text.transfer}
      description={text.dialogNote}
      save={text.save}
      saving={transfer.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <AmountField label={text.fields.amount} value={amount} tried={tried} onChange={setAmount} />
          <PlaceField
            label={text.fields.from}
            place={from}
            balances={treasury}
            tried={tried}
            onChange={setFrom}
          />
          <PlaceField label={text.fields.to} place={to} balances={treasury} tried={tried} onChange={setTo} />
          <ReasonField value={reason} onChange={setReason} />
          <Refusal error={transfer.error} />
        </form>
      )}
    </FormDialog>
  );
};

/** What was counted is compared with the balance that the form shows; the difference is written down. */
export const CountDialog = ({ treasury, onClose }: DialogProps) => {
  const text = useText(treasuryText);
  const language = useLanguage();
  const { key, amount, setAmount, reason, setReason, tried, setTried } = useMoneyForm();
  const [place, setPlace] = useState(IN_BANK);
  const count = useCount();
  const onBooks = balanceOf(place, treasury);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [cents, officer] = [centsOf(amount, { least: 0n }), officerOf(place)];
    if (cents === null || officer === undefined) return;
    const input = { key, officer_id: officer, counted_cents: cents, seen_cents: onBooks, reason };
    count.mutate(input, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={text.count}
      description={text.dialogNote}
      save={text.save}
      saving={count.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <PlaceField
            label={text.fields.place}
            place={place}
            balances={treasury}
            tried={tried}
            onChange={setPlace}
          />
          <AmountField
            label={text.fields.counted}
            least={0n}
            value={amount}
            tried={tried}
            hint={text.onBooks(formatCents(language, onBooks))}
            onChange={setAmount}
          />
          <ReasonField value={reason} onChange={setReason} />
          <Refusal error={count.error} />
        </form>
      )}
    </FormDialog>
  );
};
