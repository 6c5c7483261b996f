import { DELIVERY_PROBLEM_TEXTS } from '@famiglia/contract/deliveries/delivery-problems';
import { undeliveredName } from '@famiglia/contract/deliveries/deliveries';
import type { Undelivered } from '@famiglia/contract/deliveries/deliveries';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { RotateCw, TriangleAlert } from '../../../shared/ui/icons.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useRetryDeliveries, useUndelivered } from '../queries.ts';
import { deliveriesText } from './deliveries.text.ts';

/** What the bot could not bring to Discord, and why. Nothing is shown while all is well. */
export const UndeliveredCard = () => {
  const text = useText(deliveriesText);
  const guildId = useCurrentGuild().id;
  const { data: rows = [] } = useUndelivered(guildId);
  const retry = useRetryDeliveries(guildId);
  if (rows.length === 0) return null;
  const again = (): void =>
    retry.mutate(undefined, {
      onSuccess: () => toast.success(text.asked),
      onError: (error) => toast.error(errorDetail(error)),
    });
  return (
    <Card className="mt-4">
      <section aria-label={text.title}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 pr-3 pl-4">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-bad" />
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="font-medium">{text.title}</h3>
            <p className="text-pretty text-muted">{text.note}</p>
          </div>
          <Button
            variant="ghost"
            loading={retry.isPending}
            icon={<RotateCw aria-hidden className="size-4" />}
            onClick={again}
          >
            {text.again}
          </Button>
        </div>
        <ul>
          {rows.map((row) => (
            <UndeliveredRow key={`${row.kind} ${row.problem} ${row.about?.id}`} row={row} />
          ))}
        </ul>
      </section>
    </Card>
  );
};

const UndeliveredRow = ({ row }: { row: Undelivered }) => {
  const text = useText(deliveriesText);
  const language = useLanguage();
  const format = useFormat();
  const guildId = useCurrentGuild().id;
  const name = undeliveredName(row, language);
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        {row.about === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link
            className="font-medium underline underline-offset-4"
            to={`/guild/${guildId}/${row.about.kind}s/${row.about.id}`}
          >
            {name}
          </Link>
        )}
        <span className="text-muted"> · {text.since(format.dateTime(row.since))}</span>
      </p>
      <p className="text-pretty text-muted">
        {DELIVERY_PROBLEM_TEXTS[row.problem][language]} {row.gave_up ? text.gaveUp : null}
      </p>
    </li>
  );
};
