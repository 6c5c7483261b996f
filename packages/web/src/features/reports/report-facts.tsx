import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Report } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { Link } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { reportsText } from './reports.text.ts';

/** What was brought, what it is worth, and by whom. */
export const ReportFacts = ({ report }: { report: Report }) => {
  const text = useText(reportsText);
  const language = useLanguage();
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const { item, quantity, accepted_quantity: accepted } = report;
  const shown = report.status === 'approved' ? (accepted ?? quantity) : quantity;
  const reported = quantityText(language, quantity, item.unit);
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-semibold wrap-anywhere tabular-nums">
        {item.name}, {quantityText(language, shown, item.unit)}
      </p>
      {report.contract_id === null ? (
        <p className="tabular-nums">
          {formatCents(language, report.amount_cents)}{' '}
          <span className="text-muted">{text.each(formatCents(language, report.price_cents))}</span>
        </p>
      ) : (
        <Link to={`/guild/${guildId}/contracts/${report.contract_id}`} className="text-muted underline">
          {text.forContract}
        </Link>
      )}
      <p className="text-muted wrap-anywhere">
        <Author report={report} />
        {', '}
        <time dateTime={report.submitted_at} title={format.dateTime(report.submitted_at)}>
          {format.relative(report.submitted_at)}
        </time>
      </p>
      {shown === quantity ? null : <p className="text-xs text-muted">{text.corrected(reported)}</p>}
      {report.author_left ? <p className="text-xs text-bad">{text.authorLeft}</p> : null}
      {item.removed ? <p className="text-xs text-muted">{text.removed}</p> : null}
      {report.comment ? (
        <p className="text-xs text-pretty wrap-anywhere text-muted">{report.comment}</p>
      ) : null}
    </div>
  );
};

const Author = ({ report }: { report: Report }) => {
  const { id: guildId, access } = useCurrentGuild();
  const name = report.ingame_nick ?? report.display_name;
  if (!may(access.permissions, 'users.view')) return <>{name}</>;
  return (
    <Link
      to={`/guild/${guildId}/users/${report.user_id}`}
      className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-brass"
    >
      {name}
    </Link>
  );
};
