import { DIGEST_PERIODS, digestRoutes } from '@famiglia/contract/digest/digest';
import type { DigestPeriod } from '@famiglia/contract/digest/digest';
import { digestLines, digestTitle } from '@famiglia/contract/digest/digest-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../shared/language/format-moment.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { digestPreviewText } from './digest-preview.text.ts';

/** What the family would read if the digest were sent today; it is drawn only when somebody asks. */
export const DigestPreviewCard = () => {
  const text = useText(digestPreviewText);
  const { id: guildId } = useCurrentGuild();
  const [period, setPeriod] = useState<DigestPeriod | null>(null);
  const preview = useQuery({
    queryKey: guildKey(guildId, 'digest', period),
    queryFn: ({ signal }) =>
      callApi(digestRoutes.preview, { guildId, ...(period === null ? {} : { period }) }, signal),
    enabled: period !== null,
  });
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4">
        <div>
          <h3 className="font-medium">{text.title}</h3>
          <p className="text-pretty text-muted">{text.note}</p>
        </div>
        <div className="flex gap-2">
          {DIGEST_PERIODS.map((one) => (
            <Button
              key={one}
              aria-pressed={period === one}
              loading={period === one && preview.isFetching}
              onClick={() => (period === one ? void preview.refetch() : setPeriod(one))}
            >
              {text[one]}
            </Button>
          ))}
        </div>
      </div>
      {period === null ? null : (
        <div className="border-t border-line p-4">
          <QueryView query={preview} skeleton={<Skeleton className="h-72 w-full max-w-lg" />}>
            {(found) => <Shown {...found} />}
          </QueryView>
        </div>
      )}
    </Card>
  );
};

type ShownProps = (typeof digestRoutes.preview)['response']['_output'];

const Shown = ({ digest, picture }: ShownProps) => {
  const text = useText(digestPreviewText);
  const { values } = useDraft().settings;
  if (digest === null || !values) return <p className="text-muted">{text.nothing}</p>;
  // It is written in the language of the family, not in the reader’s.
  const { language, time_zone: zone } = values;
  const { title, days } = digestTitle(digest, language);
  const lines = digestLines(digest, language, {
    name: (name) => name,
    moment: (iso) => formatMoment(language, iso, zone),
  });
  return (
    <article lang={language} className="grid max-w-lg gap-3 border-l-2 border-brass pl-4">
      <h4 className="font-semibold">{`${title}, ${days}`}</h4>
      <ul className="grid gap-1 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {picture === null ? null : (
        <img alt={text.picture} src={`data:image/png;base64,${picture}`} className="w-full rounded-sm" />
      )}
    </article>
  );
};
