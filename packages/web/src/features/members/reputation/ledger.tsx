import type { MemberPage } from '@famiglia/contract/members/member-page';
import { useState } from 'react';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useLedger } from '../queries.ts';
import { LedgerRow } from './ledger-row.tsx';
import { reputationText } from './reputation.text.ts';

interface LedgerProps {
  userId: string;
  /** What came with the page. */
  first: MemberPage['ledger'];
}

/** The ledger of a member, newest first. The rest of it is fetched when the reader asks for it. */
export const Ledger = ({ userId, first }: LedgerProps) => {
  const text = useText(reputationText);
  const isOwn = useIsOwn()(userId);
  const [isWhole, setWhole] = useState(false);
  const ledger = useLedger(useCurrentGuild().id, userId, isWhole);
  const { items } = ledger.data ?? first;
  const hasMore = ledger.data === undefined ? first.items.length < first.total : ledger.hasNextPage;
  return (
    <section aria-label={text.ledger} className="border-t border-line">
      <ol>
        {items.map((entry) => (
          <LedgerRow isOwn={isOwn} key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasMore ? (
        <div className="border-t border-line p-2">
          <Button
            variant="ghost"
            className="w-full"
            loading={ledger.isLoading || ledger.isFetchingNextPage}
            onClick={() => (ledger.data === undefined ? setWhole(true) : void ledger.fetchNextPage())}
          >
            {text.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
};
