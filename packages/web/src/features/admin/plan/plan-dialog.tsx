import type { AdminSubscription } from '@famiglia/contract/admin/admin';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { useAdminSubscription } from '../queries.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { ChangeList } from './change-list.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { PlanForm } from './plan-form.tsx';
import { planDialogText } from './plan.text.ts';

const PARTS = ['plan', 'payment', 'history'] as const;

const Part = ({ part, guild }: { part: (typeof PARTS)[number]; guild: AdminSubscription }) => {
  if (part === 'history') return <ChangeList changes={guild.history} />;
  if (part === 'plan') return <PlanForm guild={guild} />;
  return (
    <>
      <PaymentForm guildId={guild.id} />
      <PaymentList guildId={guild.id} payments={guild.payments} />
    </>
  );
};

/** A server's plan. The open tab is kept in the address, so that a fresh sign-in returns to it. */
export const PlanDialog = ({ guildId, onClose }: { guildId: string; onClose: () => void }) => {
  const text = useText(planDialogText);
  const format = useFormat();
  const subscription = useAdminSubscription(guildId);
  const [params, setParams] = useSearchParams();
  const part = PARTS.find((one) => one === params.get('part')) ?? 'plan';
  const show = (next: string): void =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.set('part', next);
        return changed;
      },
      { replace: true },
    );
  const guild = subscription.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={guild?.name ?? guildId}
      description={
        guild ? (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <PlanBadge subscription={guild.subscription} />
            <span>
              {guild.trial_started_at ? text.trialUsed(format.date(guild.trial_started_at)) : text.noTrial}
            </span>
          </span>
        ) : null
      }
    >
      <QueryView query={subscription} skeleton={<ListSkeleton rows={4} headed={false} />}>
        {(loaded) => (
          <div className="grid grid-cols-1 gap-5">
            <ChoiceRow
              label={text.part}
              value={part}
              options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
              onChange={show}
            />
            <div>
              <Part part={part} guild={loaded} />
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
};
