import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { DELIVERIES } from '@famiglia/contract/deliveries/delivery-kinds';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange, useGivenUpDeliveries } from '../queries.ts';
import { FailureRow } from './failure-row.tsx';
import { jobsText } from './jobs.text.ts';

/**
 * Deliveries of all servers that the bot has given up, or that Discord's limits delay for long. Shows nothing if there
 * are none.
 */
export const GivenUpDeliveries = () => {
  const text = useText(jobsText);
  const format = useFormat();
  const language = useLanguage();
  const { data } = useGivenUpDeliveries();
  const again = useAdminChange(adminRoutes.deliverAgain);
  if (data === undefined || data.total === 0) return null;
  const deliver = (guildId: string): void =>
    again.mutate(
      { guildId },
      {
        onSuccess: () => toast.success(text.delivering),
        onError: (error) => toast.error(errorDetail(error)),
      },
    );
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-medium">{text.undelivered}</h2>
      <p className="text-muted">{text.undeliveredNote}</p>
      <Card className="overflow-hidden">
        <ul>
          {data.items.map((given) => (
            <FailureRow
              key={`${given.guild.id} ${given.kind} ${given.problem}`}
              what={DELIVERIES[given.kind][language]}
              server={given.guild.name}
              reason={text.problems[given.problem]}
              at={given.given_up_at}
              count={`${given.problem === 'rate_limited' ? text.trying : text.stopped} · ${text.things(format.number(given.count))}`}
              again={{
                text: text.deliver,
                label: text.deliverOf(DELIVERIES[given.kind][language], given.guild.name),
                isRunning: again.isPending && again.variables.guildId === given.guild.id,
                run: () => deliver(given.guild.id),
              }}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
};
