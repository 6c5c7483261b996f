import { CircleCheck, RotateCw, TriangleAlert } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useBotPermissions } from '../queries.ts';
import { botPermissionsText } from './bot-permissions.text.ts';
import { PermissionGapRow } from './permission-gap-row.tsx';

/** Whether the bot has the permissions in Discord that the saved settings need. */
export const BotPermissionsCard = () => {
  const text = useText(botPermissionsText);
  const query = useBotPermissions(useCurrentGuild().id);
  const skeleton = (
    <Busy className="p-4">
      <Skeleton className="h-5 w-72 max-w-full" />
    </Busy>
  );
  return (
    <Card className="mt-4">
      <section aria-label={text.title}>
        <QueryView query={query} skeleton={skeleton}>
          {(gaps) => (
            <>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 pr-3 pl-4">
                {gaps.length === 0 ? (
                  <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
                ) : (
                  <TriangleAlert aria-hidden className="size-5 shrink-0 text-bad" />
                )}
                <div className="min-w-0 flex-1 basis-60">
                  <h3 className="font-medium">{text.title}</h3>
                  <p className="text-pretty text-muted">{gaps.length === 0 ? text.fine : text.some}</p>
                </div>
                <Button
                  variant="ghost"
                  loading={query.isFetching}
                  icon={<RotateCw aria-hidden className="size-4" />}
                  onClick={() => void query.refetch()}
                >
                  {text.again}
                </Button>
              </div>
              <ul>
                {gaps.map((gap) => (
                  <PermissionGapRow key={gap.setting} gap={gap} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </section>
    </Card>
  );
};
