import type { PanelUser } from '@famiglia/contract/settings/settings';
import { UserCheck } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { usePanelUsers, useRemovePanelUser } from '../queries.ts';
import { SectionSkeleton } from '../frame/section-skeleton.tsx';
import { AddPanelUser } from './add-panel-user.tsx';
import { PanelUserRow } from './panel-user-row.tsx';
import { panelUsersText } from './panel-users.text.ts';
import { RemovedRow } from './removed-row.tsx';

/** People added to the panel by name. A removal applies at once; the row stays for a moment to undo it. */
export const PanelUsersSection = () => {
  const text = useText(panelUsersText);
  const { id } = useCurrentGuild();
  const query = usePanelUsers(id);
  const removal = useRemovePanelUser(id);
  const [removed, setRemoved] = useState<readonly PanelUser[]>([]);
  const forget = (userId: string) => setRemoved((old) => old.filter((user) => user.user_id !== userId));

  const remove = (user: PanelUser) =>
    removal.mutate(user.user_id, {
      onSuccess: () => setRemoved((old) => [...old, user]),
      onError: (error) => toast.error(errorDetail(error)),
    });

  return (
    <>
      <Card className="@container mb-4">
        <AddPanelUser />
        <p className="border-t border-line px-4 py-3 text-xs text-muted">{text.gives}</p>
      </Card>
      <QueryView query={query} skeleton={<SectionSkeleton />}>
        {(present) => {
          const isGone = (user: PanelUser) => !present.some((one) => one.user_id === user.user_id);
          const rows = [...present, ...removed.filter(isGone)].toSorted((one, other) =>
            `${one.added_at}${one.user_id}`.localeCompare(`${other.added_at}${other.user_id}`),
          );
          if (rows.length === 0) {
            return (
              <EmptyState icon={<UserCheck aria-hidden />} title={text.emptyTitle}>
                {text.emptyBody}
              </EmptyState>
            );
          }
          return (
            <Card>
              <ul aria-label={text.list}>
                {rows.map((user) => (
                  <li
                    key={user.user_id}
                    className="flex min-h-15 items-center gap-3 border-b border-line py-1.5 pr-2 pl-4 last:border-b-0"
                  >
                    {isGone(user) ? (
                      <RemovedRow user={user} onGone={() => forget(user.user_id)} />
                    ) : (
                      <PanelUserRow
                        user={user}
                        removing={removal.isPending && removal.variables === user.user_id}
                        onRemove={() => remove(user)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          );
        }}
      </QueryView>
    </>
  );
};
