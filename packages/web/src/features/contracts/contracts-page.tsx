import { contractPayText, contractRuleText } from '@famiglia/contract/contracts/contract-words';
import type { Contract } from '@famiglia/contract/contracts/contracts';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Handshake, Plus } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { contractsText } from './contracts.text.ts';
import { useContracts } from './queries.ts';

/** `/guild/:guildId/contracts`: those that run, and the past ones. */
export const ContractsPage = () => {
  const text = useText(contractsText);
  const guild = useCurrentGuild();
  const { page, setPage } = useListParams();
  const query = useContracts(guild.id, page);
  const [isAdding, setAdding] = useState(false);
  const create = may(guild.access.permissions, 'contracts.manage') ? (
    <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onClick={() => setAdding(true)}>
      {text.create}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={text.title} actions={create} />
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-18" rows={5} />}>
        {({ items, total }) => (
          <>
            <Card>
              {total === 0 ? (
                <EmptyState icon={<Handshake aria-hidden />} title={text.emptyTitle}>
                  {text.emptyBody}
                </EmptyState>
              ) : (
                <ul aria-label={text.list} className="divide-y divide-line">
                  {items.map((contract) => (
                    <ContractRow key={contract.id} contract={contract} />
                  ))}
                </ul>
              )}
            </Card>
            <Pager page={page} total={total} pageSize={PAGE_SIZE.events} onChange={setPage} />
          </>
        )}
      </QueryView>
      {isAdding ? <ContractDialog contract={null} onClose={() => setAdding(false)} /> : null}
    </>
  );
};

const ContractRow = ({ contract }: { contract: Contract }) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const isOver = contract.status === 'finished' || contract.status === 'cancelled';
  const when = contract.ended_at ?? contract.ends_at;
  return (
    <li className="relative flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-raised">
      <div className="min-w-44 flex-1">
        <Link
          to={`/guild/${guildId}/contracts/${contract.id}`}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {contract.title}
        </Link>
        <p className="text-xs text-muted">
          {contractPayText(contract, language)} · {contractRuleText(contract, language)}
        </p>
      </div>
      <p className="text-xs text-muted tabular-nums">
        {text.places(contract.main_count, contract.slots)}
        {' · '}
        <time dateTime={when} title={format.dateTime(when)}>
          {isOver ? format.relative(when) : text.due(format.relative(when))}
        </time>
      </p>
      <ContractBadge status={contract.status} />
    </li>
  );
};
