import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyField } from '../../../shared/ui/copy-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useCalendarFeed } from '../queries.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { feedText } from './feed.text.ts';

interface CalendarFeedDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The private calendar feed: created, copied once, replaced, deleted. */
export const CalendarFeedDialog = ({ open, onOpenChange }: CalendarFeedDialogProps) => {
  const text = useText(feedText);
  const format = useFormat();
  const { feed, create, revoke } = useCalendarFeed(useCurrentGuild().id, open);
  const failed = create.error ?? revoke.error;
  const exists = Boolean(feed.data);
  const make = () => {
    revoke.reset();
    create.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      description={text.body}
      actions={
        feed.isSuccess ? (
          <>
            {exists ? (
              <Button variant="danger" loading={revoke.isPending} onClick={() => revoke.mutate()}>
                {text.revoke}
              </Button>
            ) : null}
            <Button variant={exists ? 'secondary' : 'primary'} loading={create.isPending} onClick={make}>
              {exists ? text.renew : text.create}
            </Button>
          </>
        ) : null
      }
    >
      <QueryView query={feed} skeleton={<Skeleton className="h-9" />}>
        {(known) => (
          <div className="grid gap-3">
            {known?.url ? <CopyField label={text.address} value={known.url} /> : null}
            {known && known.url === null ? (
              <p>
                {text.active(format.date(known.created_at))} {text.renewNote}
              </p>
            ) : null}
            {known === null && revoke.isSuccess ? <output>{text.revoked}</output> : null}
            <p className="text-pretty text-muted">{text.secret}</p>
            <Refusal error={failed} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
};
