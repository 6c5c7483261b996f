import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import { contractPayText, contractRuleText } from '@famiglia/contract/contracts/contract-words';
import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { may } from '../../shared/lib/may.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Handshake } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { ContractPeople } from './contract-people.tsx';
import { contractsText } from './contracts.text.ts';
import { useContract, useContractChange } from './queries.ts';

/** `/guild/:guildId/contracts/:contractId`: one contract, its people and what each of them did. */
export const ContractPage = () => {
  const text = useText(contractsText);
  const guild = useCurrentGuild();
  const { contractId = '' } = useParams();
  const query = useContract(guild.id, contractId);
  if (isMissing(query.error))
    return (
      <EmptyState
        heading="h1"
        icon={<Handshake aria-hidden />}
        title={text.gone}
        action={
          <Link to={`/guild/${guild.id}/contracts`} className={buttonClasses()}>
            {text.back}
          </Link>
        }
      >
        {text.goneBody}
      </EmptyState>
    );
  return (
    <QueryView query={query} skeleton={<ListSkeleton height="h-14" rows={6} />}>
      {(contract) => <ContractView key={contract.id} contract={contract} />}
    </QueryView>
  );
};

type Opened = 'edit' | 'confirm' | 'undo' | 'cancel' | null;

const ContractView = ({ contract }: { contract: ContractDetails }) => {
  const text = useText(contractsText);
  const language = useLanguage();
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const facts = [
    contractPayText(contract, language),
    contractRuleText(contract, language),
    text.places(contract.main_count, contract.slots),
    ...(contract.needed_rank === null ? [] : [text.needs(contract.needed_rank)]),
    text.due(format.dateTime(contract.ends_at)),
  ];
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${guildId}/contracts`, name: text.title }]}
        here={contract.title}
      />
      <PageHeader
        title={contract.title}
        note={facts.join(' · ')}
        actions={
          may(access.permissions, 'contracts.manage') ? (
            <LeaderActions contract={contract} onOpen={setOpened} />
          ) : null
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ContractBadge status={contract.status} />
        {contract.message.url === null ? null : (
          <a href={contract.message.url} target="_blank" rel="noreferrer" className="text-muted underline">
            {text.openInDiscord}
          </a>
        )}
        {contract.message.problem === null ? null : <span className="text-bad">{text.notShown}</span>}
        {contract.cancel_reason === null ? null : (
          <span className="text-muted wrap-anywhere">{contract.cancel_reason}</span>
        )}
      </div>
      {contract.description === '' ? null : (
        <p className="mb-4 max-w-prose text-pretty whitespace-pre-wrap wrap-anywhere">
          {contract.description}
        </p>
      )}
      {contract.reports_waiting === 0 ? null : (
        <p className="mb-4 text-muted">
          {text.waiting(contract.reports_waiting)}{' '}
          {may(access.permissions, 'reports.judge') ? (
            <Link to={`/guild/${guildId}/reports`} className="text-text underline">
              {text.openReports}
            </Link>
          ) : null}
        </p>
      )}
      <ContractPeople contract={contract} />
      {opened === 'edit' ? <ContractDialog contract={contract} onClose={close} /> : null}
      {opened === 'confirm' ? <ConfirmSheet contract={contract} onClose={close} /> : null}
      {opened === 'undo' ? <UndoDialog contract={contract} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelDialog contract={contract} onClose={close} /> : null}
    </>
  );
};

const LeaderActions = ({
  contract,
  onOpen,
}: {
  contract: ContractDetails;
  onOpen: (what: Opened) => void;
}) => {
  const text = useText(contractsText);
  const { id: guildId } = useCurrentGuild();
  const [start, reopen] = [useContractChange(contractRoutes.close), useContractChange(contractRoutes.reopen)];
  const file = useDownload(contractRoutes.export);
  const { status, id: contractId, people } = contract;
  const isOver = status === 'finished' || status === 'cancelled';
  return (
    <>
      {status === 'open' ? (
        <Button variant="primary" loading={start.isPending} onClick={() => start.mutate({ contractId })}>
          {text.start}
        </Button>
      ) : null}
      {status === 'cancelled' || people.length === 0 ? null : (
        <Button variant={status === 'closed' ? 'primary' : 'secondary'} onClick={() => onOpen('confirm')}>
          {status === 'finished' ? text.correct : text.confirmWork}
        </Button>
      )}
      <MoreMenu label={text.more}>
        {isOver ? null : <MenuItem onClick={() => onOpen('edit')}>{text.edit}</MenuItem>}
        {status === 'closed' ? (
          <MenuItem onClick={() => reopen.mutate({ contractId })}>{text.reopen}</MenuItem>
        ) : null}
        <MenuItem onClick={() => file.mutate({ guildId, contractId })}>{text.download}</MenuItem>
        {status === 'finished' ? (
          <MenuItem onClick={() => onOpen('undo')} className="text-bad">
            {text.undo}
          </MenuItem>
        ) : null}
        {isOver ? null : (
          <MenuItem onClick={() => onOpen('cancel')} className="text-bad">
            {text.cancel}
          </MenuItem>
        )}
      </MoreMenu>
      <Refusal error={start.error ?? reopen.error} />
    </>
  );
};

interface DialogProps {
  contract: ContractDetails;
  onClose: () => void;
}

const UndoDialog = ({ contract: { id: contractId }, onClose }: DialogProps) => {
  const text = useText(contractsText);
  const undo = useContractChange(contractRoutes.undoConfirm);
  return (
    <ConfirmDialog
      danger
      title={text.undoTitle}
      body={text.undoBody}
      confirm={text.undo}
      pending={undo.isPending}
      error={undo.error}
      onConfirm={() => undo.mutate({ contractId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const CancelDialog = ({ contract: { id: contractId }, onClose }: DialogProps) => {
  const text = useText(contractsText);
  const cancel = useContractChange(contractRoutes.cancel);
  return (
    <ConfirmDialog
      danger
      title={text.cancelTitle}
      body={text.cancelBody}
      confirm={text.cancel}
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate({ contractId, reason: '' }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
