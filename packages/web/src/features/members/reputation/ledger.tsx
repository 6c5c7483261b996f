import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { SlashCommand } from '../../../shared/ui/slash-command.tsx';
import { useLedger } from '../queries.ts';
import { LedgerRow } from './ledger-row.tsx';
import { reputationText } from './reputation.text.ts';

const ROWS = ['a', 'b', 'c', 'd'];

/** The ledger of a member, newest first. */
export const Ledger = ({ userId }: { userId: string }) => {
  const text = useText(reputationText);
  const isOwn = useIsOwn()(userId);
  const ledger = useLedger(useCurrentGuild().id, userId);
  return (
    <section aria-label={text.ledger} className="border-t border-line">
      <QueryView
        query={ledger}
        skeleton={
          <Busy className="grid gap-px">
            {ROWS.map((row) => (
              <div key={row} className="flex h-15 items-center gap-4 px-4">
                <Skeleton className="h-4 w-10" />
                <Skeleton className="h-4 w-48" />
              </div>
            ))}
          </Busy>
        }
      >
        {({ items }) =>
          items.length === 0 ? (
            <div className="grid justify-items-start gap-3 p-4 text-muted">
              {text.ledgerEmpty}
              <SlashCommand command="/gg send" />
            </div>
          ) : (
            <>
              <ol>
                {items.map((entry) => (
                  <LedgerRow isOwn={isOwn} key={entry.id} entry={entry} />
                ))}
              </ol>
              {ledger.hasNextPage ? (
                <div className="border-t border-line p-2">
                  <Button
                    variant="ghost"
                    className="w-full"
                    loading={ledger.isFetchingNextPage}
                    onClick={() => void ledger.fetchNextPage()}
                  >
                    {text.more}
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryView>
    </section>
  );
};
