import { formatCents } from '@famiglia/contract/kit/format-cents';
import {
  ITEM_NAME_LENGTH,
  ITEM_UNIT_LENGTH,
  MAX_REPORT_QUANTITY,
  priceFields,
} from '@famiglia/contract/reports/reports';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import { useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { AmountField, NO_AMOUNT, centsOf, storedAmount } from '../../entities/money/amount-field.tsx';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { useAddPrice, useEditPrice } from './queries.ts';
import { reportsText } from './reports.text.ts';

const NEW = { name: '', unit: '', daily: '', weekly: '', from: '' };
type Draft = typeof NEW;

const draftOf = (item: PriceItem): Draft => ({
  name: item.name,
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
  const language = useLanguage();
  const [add, save] = [useAddPrice(), useEditPrice()];
  const sent = item === null ? add : save;
  const { version, refusal, newer, take } = useSeenVersion(item, save.error);
  const [draft, setDraft] = useState(item === null ? NEW : draftOf(item));
  const [price, setPrice] = useState(item === null ? NO_AMOUNT : storedAmount(item.price_cents));
  const [tried, setTried] = useState(false);
  const cents = centsOf(price);
  const [daily, weekly] = [limitOf(draft.daily), limitOf(draft.weekly)];
  const isNamed = priceFields.name.safeParse(draft.name).success;
  const theirs =
    newer === null
      ? null
      : [
          ...differing(draftOf(newer), draft, text.fields),
          ...(newer.price_cents === cents
            ? []
            : [{ name: text.fields.price, value: formatCents(language, newer.price_cents) }]),
        ];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || cents === null || daily === undefined || weekly === undefined) return;
    const values = {
      name: draft.name,
      unit: draft.unit,
      price_cents: cents,
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
            <AmountField label={text.fields.price} value={price} tried={tried} onChange={setPrice} />
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
                setPrice(storedAmount(newer.price_cents));
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
