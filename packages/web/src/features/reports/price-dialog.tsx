import { readAmount } from '@famiglia/contract/kit/read-amount';
import {
  ITEM_NAME_LENGTH,
  ITEM_UNIT_LENGTH,
  MAX_REPORT_QUANTITY,
  priceFields,
} from '@famiglia/contract/reports/reports';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { useAddPrice, useEditPrice } from './queries.ts';
import { reportsText } from './reports.text.ts';

const NEW = { name: '', price: '', unit: '', daily: '', weekly: '', from: '' };
type Draft = typeof NEW;

/** Dollars as one types them, read again as the same. */
const typedAmount = (cents: string): string => {
  const whole = cents.slice(0, -2) || '0';
  const fraction = cents.slice(-2).padStart(2, '0');
  return fraction === '00' ? whole : `${whole}.${fraction}`;
};

const draftOf = (item: PriceItem): Draft => ({
  name: item.name,
  price: typedAmount(item.price_cents),
  unit: item.unit,
  daily: String(item.daily_limit ?? ''),
  weekly: String(item.weekly_limit ?? ''),
  from: '',
});

const limitOf = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const limit = /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return limit >= 1 && limit <= MAX_REPORT_QUANTITY ? limit : undefined;
};

interface PriceDialogProps {
  /** Null for a new one. */
  item: PriceItem | null;
  onClose: () => void;
}

/** The form of an item. An edit that somebody overtook shows what they saved and keeps what was typed. */
export const PriceDialog = ({ item, onClose }: PriceDialogProps) => {
  const text = useText(reportsText);
  const [add, save] = [useAddPrice(), useEditPrice()];
  const sent = item === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(item, save.error);
  const [draft, setDraft] = useState(item === null ? NEW : draftOf(item));
  const [tried, setTried] = useState(false);
  const price = readAmount(draft.price);
  const [daily, weekly] = [limitOf(draft.daily), limitOf(draft.weekly)];
  const isNamed = priceFields.name.safeParse(draft.name).success;
  const isPriced = price.kind === 'cents' && price.cents > 0n;
  const theirs = newer === null ? null : differing(draftOf(newer), draft, text.fields);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !isPriced || daily === undefined || weekly === undefined) return;
    const values = {
      name: draft.name,
      unit: draft.unit,
      price_cents: String(price.cents),
      daily_limit: daily,
      weekly_limit: weekly,
      ...(draft.from === '' ? {} : { valid_from: new Date(draft.from).toISOString() }),
    };
    if (item === null) add.mutate(values, { onSuccess: onClose });
    else save.mutate({ ...values, itemId: item.id, version }, { onSuccess: onClose });
  };
  const line = (
    field: keyof Draft,
    {
      problem,
      hint,
      ...input
    }: ComponentProps<typeof Input> & { problem?: string | undefined; hint?: string },
  ) => (
    <FormField label={text.fields[field]} hint={hint} problem={problem}>
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
  const wrongLimit = (limit: number | null | undefined) =>
    tried && limit === undefined ? `1–${MAX_REPORT_QUANTITY}` : undefined;
  const limit = { maxLength: 7, inputMode: 'numeric', hint: text.limitHint } as const;
  return (
    <FormDialog
      title={item === null ? text.add : text.editTitle(item.name)}
      description={text.dialogNote}
      save={text.save}
      saving={sent.isPending}
      theirs={theirs}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          {line('name', {
            maxLength: ITEM_NAME_LENGTH,
            problem: tried && !isNamed ? text.nameWrong : undefined,
          })}
          <div className="grid gap-4 sm:grid-cols-2">
            {line('price', {
              maxLength: 40,
              hint: text.priceHint,
              problem: tried && !isPriced ? text.priceWrong : undefined,
            })}
            {line('unit', { maxLength: ITEM_UNIT_LENGTH })}
            {line('daily', { ...limit, problem: wrongLimit(daily) })}
            {line('weekly', { ...limit, problem: wrongLimit(weekly) })}
          </div>
          {line('from', { type: 'datetime-local', hint: text.fromHint })}
          {refusal && newer && theirs ? (
            <NewerVersion
              refusal={refusal}
              theirs={theirs}
              onTake={() => {
                setDraft(draftOf(newer));
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

/** What somebody else saved, where the draft says something else. */
const differing = (
  theirs: Draft,
  mine: Draft,
  names: Record<keyof Draft, string>,
): { name: string; value: string }[] =>
  (Object.keys(theirs) as (keyof Draft)[])
    .filter((field) => field !== 'from' && theirs[field] !== mine[field].trim())
    .map((field) => ({ name: names[field], value: theirs[field] || '—' }));
