import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import { WAITING_STATUSES } from '@famiglia/contract/applications/application-steps';
import type { Application } from '@famiglia/contract/applications/applications';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { applicationsText } from '../applications.text.ts';
import { ApplicationRow } from './application-list.tsx';

/** What waits, side by side by status; one below the other on a phone. */
export const ApplicationBoard = ({ items }: { items: readonly Application[] }) => {
  const text = useText(applicationsText);
  const language = useLanguage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-3">
      {WAITING_STATUSES.map((status) => {
        const held = items.filter((application) => application.status === status);
        const name = APPLICATION_TEXTS[language].statuses[status];
        return (
          <Card key={status}>
            <h2 className="flex justify-between border-b border-line px-4 py-3 text-base font-semibold">
              {name}
              <span className="font-normal text-faint">{held.length}</span>
            </h2>
            <ol aria-label={name}>
              {held.map((application) => (
                <li key={application.id} className="border-b border-line last:border-b-0">
                  <ApplicationRow application={application} compact />
                </li>
              ))}
            </ol>
            {held.length === 0 ? <p className="p-4 text-muted">{text.boardEmpty}</p> : null}
          </Card>
        );
      })}
    </div>
  );
};
