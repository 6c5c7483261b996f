import type { Report } from '@famiglia/contract/reports/reports';
import { ScreenshotStatus } from '../../entities/screenshot/screenshot-status.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReportFacts } from './report-facts.tsx';
import { reportsText } from './reports.text.ts';

/** All reports, newest first. */
export const DecidedReports = ({ reports }: { reports: readonly Report[] }) => {
  const text = useText(reportsText);
  return (
    <Card>
      <ul aria-label={text.list} className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
            <a
              href={report.url}
              target="_blank"
              rel="noreferrer"
              aria-label={text.openScreen}
              className="shrink-0"
            >
              <img
                src={report.thumbnail_url}
                alt=""
                loading="lazy"
                className="h-14 w-24 rounded-sm bg-raised object-cover"
              />
            </a>
            <div className="min-w-44 flex-1">
              <ReportFacts report={report} />
            </div>
            <ScreenshotStatus status={report.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
