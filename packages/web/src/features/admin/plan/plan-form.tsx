import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import type { AdminSubscription } from '@famiglia/contract/admin/admin';
import { ArrowRight } from '../../../shared/ui/icons.ts';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange } from '../queries.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { nextPlan, possibleActions } from './plan-action.ts';
import type { PlanDraft } from './plan-action.ts';
import { planDialogText } from './plan.text.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const MONTHS = ['1', '3', '6', '12'] as const;

/** Grants, extends, cancels or closes Premium, and previews the result. */
export const PlanForm = ({ guild }: { guild: AdminSubscription }) => {
  const text = useText(planDialogText);
  const format = useFormat();
  const id = useId();
  const actions = possibleActions(guild.subscription);
  const [defaultAction = 'grant'] = actions;
  const empty: PlanDraft = { action: defaultAction, until: '', months: 1, reason: '' };
  const { draft, change, keep, reset } = useKeptDraft(`plan ${guild.id}`, empty);
  const action = actions.includes(draft.action) ? draft.action : defaultAction;
  const next = nextPlan(guild.subscription, { ...draft, action });
  const save = useAdminChange(adminRoutes.setSubscription);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { guildId: guild.id, ...next, reason: draft.reason.trim() },
      {
        onSuccess: () => {
          toast.success(text.saved(guild.name));
          reset();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1.5">
        <ChoiceRow
          label={text.action}
          value={action}
          options={actions.map((value) => ({ value, label: text.actions[value] }))}
          onChange={(value) => change({ action: value })}
        />
        <p className="text-xs text-pretty text-muted">{text.notes[action]}</p>
      </div>
      {action === 'grant' ? (
        <Field label={text.until} htmlFor={`${id}-until`}>
          <Input
            id={`${id}-until`}
            type="date"
            value={draft.until}
            onChange={(event) => change({ until: event.target.value })}
          />
        </Field>
      ) : null}
      {action === 'extend' ? (
        <ChoiceRow
          label={text.months}
          value={String(draft.months)}
          options={MONTHS.map((value) => ({ value: value as string, label: text.monthCount(Number(value)) }))}
          onChange={(value) => change({ months: Number(value) })}
        />
      ) : null}
      <Field label={text.reason} htmlFor={`${id}-reason`} hint={text.reasonHint}>
        <Input
          id={`${id}-reason`}
          required
          maxLength={500}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      <p className="flex flex-wrap items-center gap-2 text-muted">
        <PlanBadge subscription={guild.subscription} />
        <ArrowRight aria-label={text.becomes} className="size-4 text-faint" />
        <PlanBadge subscription={next} />
        {next.tier === 'premium' ? (
          <span>{next.period_end ? format.dateTime(next.period_end) : text.endless}</span>
        ) : null}
      </p>
      <Refusal error={save.error} onLeave={keep} />
      <Button
        type="submit"
        variant={action === 'close' ? 'danger' : 'primary'}
        loading={save.isPending}
        disabled={draft.reason.trim() === ''}
        className="justify-self-end"
      >
        {text.save}
      </Button>
    </form>
  );
};
