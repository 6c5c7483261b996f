import { adminRoutes } from '@famiglia/contract/admin';
import type { GivenUpDelivery } from '@famiglia/contract/admin';
import { DELIVERY_TEXTS } from '@famiglia/contract/delivery-texts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange, useGivenUpDeliveries } from '../queries.ts';
import { jobsText } from './jobs.text.ts';

/** What the bot stopped trying to bring to Discord, in all servers. Shows nothing where there is none. */
export const GivenUpDeliveries = () => {
  const text = useText(jobsText);
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
            <GivenUpRow
              key={`${given.guild.id} ${given.kind} ${given.problem}`}
              given={given}
              isTrying={again.isPending && again.variables.guildId === given.guild.id}
              onAgain={() => deliver(given.guild.id)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
};

interface GivenUpRowProps {
  given: GivenUpDelivery;
  isTrying: boolean;
  onAgain: () => void;
}

const GivenUpRow = ({ given, isTrying, onAgain }: GivenUpRowProps) => {
  const text = useText(jobsText);
  const format = useFormat();
  const { kinds, problems } = DELIVERY_TEXTS[useLanguage()];
  const kind = kinds[given.kind];
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{kind}</span>
          <span className="text-muted">{given.guild.name}</span>
        </p>
        <p className="break-words text-muted">{problems[given.problem]}</p>
        <p className="text-xs text-faint">
          <time dateTime={given.given_up_at}>{format.dateTime(given.given_up_at)}</time>
          {` · ${text.things(given.count)}`}
        </p>
      </div>
      <Button
        aria-label={text.deliverOf(kind, given.guild.name)}
        loading={isTrying}
        onClick={onAgain}
        className="self-center max-md:w-full"
      >
        {text.deliver}
      </Button>
    </li>
  );
};
