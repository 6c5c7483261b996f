import {
  MAX_FREE_MONTHS,
  MAX_PROMO_USES,
  PROMO_CODE_LENGTH,
  PROMO_NOTE_LENGTH,
  PROMO_TERMS,
} from '@famiglia/contract/billing/promo-codes';
import { adminPromoRoutes } from '@famiglia/contract/billing/promo-routes';
import { newPromoCode } from '@famiglia/contract/billing/new-promo-code';
import type { NewPromoCode } from '@famiglia/contract/billing/new-promo-code';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useKeptDraft } from '../plan/use-kept-draft.ts';
import { useAdminChange } from '../queries.ts';
import { promoCodesText } from './promo-codes.text.ts';

const EMPTY = {
  code: '',
  kind: 'percent' as 'percent' | 'months',
  percent: '20',
  months: '1',
  terms: [] as (typeof PROMO_TERMS)[number][],
  first: false,
  maxUses: '',
  until: '',
  note: '',
};
type Draft = typeof EMPTY;

/** A new code. What was typed survives a fresh sign-in. */
export const NewPromoDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(promoCodesText).form;
  const { draft, change, keep } = useKeptDraft<Draft>('promo code', EMPTY);
  const create = useAdminChange(adminPromoRoutes.create);
  const wanted = newPromoCode.safeParse(newCode(draft));
  const save = () =>
    create.mutate(newCode(draft), {
      onSuccess: ({ code }) => {
        toast.success(text.made(code));
        onClose();
      },
    });
  const field = (name: 'code' | 'percent' | 'months' | 'maxUses' | 'until' | 'note') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={text.body}
      actions={
        <Button variant="primary" loading={create.isPending} disabled={!wanted.success} onClick={save}>
          {text.save}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <FormField label={text.code} hint={text.codeHint}>
          {(control) => (
            <Input
              {...control}
              {...field('code')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={PROMO_CODE_LENGTH.most}
            />
          )}
        </FormField>
        <ChoiceRow
          label={text.kind}
          value={draft.kind}
          options={(['percent', 'months'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'percent' ? (
          <FormField label={text.percent} hint={text.percentHint}>
            {(control) => <Input {...control} {...field('percent')} type="number" min={1} max={100} />}
          </FormField>
        ) : (
          <FormField label={text.freeMonths} hint={text.freeMonthsHint}>
            {(control) => (
              <Input {...control} {...field('months')} type="number" min={1} max={MAX_FREE_MONTHS} />
            )}
          </FormField>
        )}
        <Terms chosen={draft.terms} onChange={(terms) => change({ terms })} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField label={text.maxUses} hint={text.maxUsesHint}>
            {(control) => (
              <Input {...control} {...field('maxUses')} type="number" min={1} max={MAX_PROMO_USES} />
            )}
          </FormField>
          <FormField label={text.until} hint={text.untilHint}>
            {(control) => <Input {...control} {...field('until')} type="date" />}
          </FormField>
        </div>
        <Tick checked={draft.first} onChange={(first) => change({ first })}>
          {text.first}
        </Tick>
        <FormField label={text.internal} hint={text.internalHint}>
          {(control) => <Input {...control} {...field('note')} maxLength={PROMO_NOTE_LENGTH} />}
        </FormField>
        <Refusal error={create.error} onLeave={keep} />
      </div>
    </Dialog>
  );
};

const Terms = ({
  chosen,
  onChange,
}: {
  chosen: Draft['terms'];
  onChange: (terms: Draft['terms']) => void;
}) => {
  const { form: text, months } = useText(promoCodesText);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{text.terms}</legend>
      <div className="flex flex-wrap gap-x-5">
        {PROMO_TERMS.map((term) => (
          <Tick
            key={term}
            checked={chosen.includes(term)}
            onChange={(on) =>
              onChange(PROMO_TERMS.filter((one) => (one === term ? on : chosen.includes(one))))
            }
          >
            {months(term)}
          </Tick>
        ))}
      </div>
      <p className="text-xs text-muted">{text.termsHint}</p>
    </fieldset>
  );
};

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

const Tick = ({ checked, onChange, children }: TickProps) => (
  <label className="flex min-h-10 cursor-pointer items-center gap-2 md:min-h-8">
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
);

const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The last day counts as a whole, where the site admin is. */
const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59.999`).toISOString();

const newCode = (draft: Draft): NewPromoCode => ({
  code: draft.code,
  percent: draft.kind === 'percent' ? numberOrNull(draft.percent) : null,
  free_months: draft.kind === 'months' ? numberOrNull(draft.months) : null,
  terms: draft.terms.length === 0 ? null : draft.terms,
  first_purchase_only: draft.first,
  max_uses: numberOrNull(draft.maxUses),
  valid_until: endOfDay(draft.until),
  note: draft.note,
});
