import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useGuildChange } from '../../../shared/lib/use-guild-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';
import { feedWarsText } from './feed-wars.text.ts';

/** Which of the planned capts a war is. */
export const LinkDialog = ({ warId, onClose }: { warId: string; onClose: () => void }) => {
  const text = useText(feedWarsText);
  const format = useFormat();
  const { id: guildId, time_zone: timeZone } = useCurrentGuild();
  const link = useGuildChange(warAlertRoutes.link, 'wars');
  const capts = useQuery({
    queryKey: guildKey(guildId, 'wars', 'linkable', warId),
    queryFn: ({ signal }) => callApi(warAlertRoutes.linkable, { guildId, warId }, signal),
    select: (list) => list.items,
  });
  return (
    <Dialog open onOpenChange={onClose} title={text.which} description={text.whichBody}>
      <QueryView
        query={capts}
        skeleton={
          <Busy>
            <SkeletonRows rows={3} height="h-14" />
          </Busy>
        }
      >
        {(planned) => (
          <ul className="-mx-2 grid">
            {planned.length === 0 ? <li className="px-2 py-4 text-muted">{text.noCapts}</li> : null}
            {planned.map((capt) => (
              <li key={capt.id}>
                <button
                  type="button"
                  disabled={link.isPending}
                  onClick={() => link.mutate({ warId, capt_id: capt.id }, { onSuccess: onClose })}
                  className="flex min-h-14 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-left hover:bg-hover"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">{capt.opponent}</span>
                    <span className="block text-xs text-muted">
                      <SideAndTerritory of={capt} /> · {format.moment(capt.starts_at, timeZone)}
                    </span>
                  </span>
                  {capt.fits ? <Badge tone="brass">{text.fits}</Badge> : null}
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Refusal error={link.error} />
    </Dialog>
  );
};
