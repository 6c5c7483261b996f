import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { NICKNAMES_PAGE, useApplyNicknames, useNicknames } from '../queries.ts';
import { joiningText } from './joining.text.ts';

/** Who would be renamed if everybody were called by the saved pattern, and the button that does it. */
export const NicknamesCard = () => {
  const text = useText(joiningText);
  const { id: guildId } = useCurrentGuild();
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState(false);
  const preview = useNicknames(guildId, page);
  const apply = useApplyNicknames(guildId);
  const total = preview.data?.total ?? 0;
  const rename = () =>
    apply.mutate(undefined, {
      onSuccess: ({ asked }) => {
        setAsking(false);
        toast.success(text.asked(asked));
      },
    });
  return (
    <Card className="mt-4">
      <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-4">
        <div>
          <h3 className="font-medium">{text.title}</h3>
          {preview.data ? <p className="text-muted">{text.note(preview.data.pattern)}</p> : null}
        </div>
        {total > 0 ? <Button onClick={() => setAsking(true)}>{text.rename}</Button> : null}
      </div>
      <QueryView query={preview} skeleton={<ListSkeleton rows={3} />}>
        {({ items, above_bot, nameless }) => (
          <div className="grid gap-2 px-4 py-4">
            <p>{total === 0 ? text.none : text.differ(total)}</p>
            <ul className="grid gap-1">
              {items.map((one) => (
                <li key={one.user_id} className="grid grid-cols-2 gap-3">
                  <span className="wrap-anywhere text-muted">{one.display_name}</span>
                  <span className="wrap-anywhere">
                    <span className="sr-only">{text.becomes} </span>
                    {one.nickname}
                  </span>
                </li>
              ))}
            </ul>
            {total > items.length ? (
              <Pager page={page} pageSize={NICKNAMES_PAGE} total={total} onChange={setPage} />
            ) : null}
            <p className="text-xs text-pretty text-muted empty:hidden">
              {[
                ...(above_bot > 0 ? [text.aboveBot(above_bot)] : []),
                ...(nameless > 0 ? [text.nameless(nameless)] : []),
              ].join(' ')}
            </p>
          </div>
        )}
      </QueryView>
      <ConfirmDialog
        open={asking}
        title={text.confirmTitle}
        body={text.confirmBody(total)}
        confirm={text.rename}
        pending={apply.isPending}
        error={apply.error}
        onConfirm={rename}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};
