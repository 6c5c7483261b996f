import { formatCents } from '@famiglia/contract/kit/format-cents';
import { paydayMoves } from '@famiglia/contract/payday/payday-moves';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { PAYDAY_STATUS_WORDS } from '@famiglia/contract/payday/payday-words';
import { useState } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { paydayText } from './payday.text.ts';
import { useApprove, useCancelPayday, useMarkPaid } from './queries.ts';

/** Whether somebody still waits for money of it. */
export const isUnpaid = ({
  paid_cents: paid,
  pay_cents: pay,
}: Pick<Payday, 'paid_cents' | 'pay_cents'>): boolean => BigInt(paid) < BigInt(pay);

/** What it comes to, and the one thing to do next. Its day stands above where others can be chosen. */
export const PaydayHead = ({ payday, named }: { payday: Payday; named: boolean }) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const format = useFormat();
  const { access } = useCurrentGuild();
  const [approve, mark] = [useApprove(), useMarkPaid()];
  /** As it was when it was approved. */
  const [shown, setShown] = useState(payday);
  const sum = formatCents(language, payday.pay_cents);
  const { id: paydayId, version, fingerprint: seen, status } = payday;
  const isOpen = status === 'open' || status === 'waiting';
  const isLeft = status === 'approved' && isUnpaid(payday);
  const left = formatCents(language, BigInt(payday.pay_cents) - BigInt(payday.paid_cents));
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <p className="flex flex-wrap items-center gap-2 text-lg font-semibold tabular-nums">
            {sum} <Badge tone={isOpen ? 'brass' : 'good'}>{PAYDAY_STATUS_WORDS[language][status]}</Badge>
          </p>
          <p className="text-muted">
            {[
              ...(named ? [] : [text.until(format.dateTime(payday.until))]),
              ...(payday.paid_cents === '0' ? [] : [text.paid(formatCents(language, payday.paid_cents))]),
              ...(isLeft && payday.paid_cents !== '0' ? [text.left(left)] : []),
            ].join(' · ')}
          </p>
        </div>
        {isOpen && may(access.permissions, 'money.approve') ? (
          <Button
            variant="primary"
            loading={approve.isPending}
            onClick={() => {
              setShown(payday);
              approve.mutate({ paydayId, version, seen });
            }}
          >
            {text.approve(sum)}
          </Button>
        ) : null}
        {isLeft && may(access.permissions, 'money.manage') ? (
          <Button
            className="max-md:w-full"
            loading={mark.isPending}
            onClick={() => mark.mutate({ paydayId, user_ids: null, paid: true, version })}
          >
            {text.allPaid}
          </Button>
        ) : null}
        <Files payday={payday} isOpen={isOpen} isLeft={isLeft} />
      </div>
      {status === 'waiting' && payday.first_approved_by !== null ? (
        <p className="text-pretty text-muted">{text.waiting(payday.first_approved_by.name)}</p>
      ) : null}
      <Refusal error={approve.error ?? mark.error} />
      <Moves shown={shown} error={approve.error} />
    </div>
  );
};

/** What is no longer as it was shown, where that is why it was not approved. */
const Moves = ({ shown, error }: { shown: Payday; error: Error | null }) => {
  const text = useText(paydayText);
  const language = useLanguage();
  if (!(error instanceof ApiError) || !isPayday(error.current)) return null;
  const moves = paydayMoves(shown, error.current, language);
  if (moves.length === 0) return null;
  return (
    <ul aria-label={text.moved} className="grid gap-1">
      {moves.slice(0, SHOWN_MOVES).map(({ name, what }) => (
        <li key={`${name} ${what}`} className="wrap-anywhere">
          <span className="font-medium">{name}</span> <span className="text-muted">{what}</span>
        </li>
      ))}
      {moves.length > SHOWN_MOVES ? (
        <li className="text-muted">{text.moreMoves(moves.length - SHOWN_MOVES)}</li>
      ) : null}
    </ul>
  );
};

const SHOWN_MOVES = 12;
const isPayday = (current: unknown): current is Payday =>
  typeof current === 'object' && current !== null && 'fingerprint' in current;

const Files = ({ payday, isOpen, isLeft }: { payday: Payday; isOpen: boolean; isLeft: boolean }) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const { id: guildId, access } = useCurrentGuild();
  const [file, all] = [useDownload(paydayRoutes.file), useDownload(paydayRoutes.export)];
  const cancel = useCancelPayday();
  const [giving, setGiving] = useState(false);
  const { id: paydayId, bank_files: parts } = payday;
  const copied = payday.list
    .filter(({ pay_cents: pay }) => pay !== '0')
    .map(({ user, static_id: staticId, pay_cents: pay }) =>
      [user.name, staticId === null ? '' : `#${staticId}`, formatCents(language, pay)]
        .filter(Boolean)
        .join(' '),
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied.join('\n'));
      toast.success(text.copied);
    } catch {
      toast.error(text.notCopied);
    }
  };
  return (
    <>
      {parts.left.map((part, index) => (
        <Button
          key={part}
          className="max-md:flex-1"
          variant={index === 0 && isLeft ? 'primary' : 'secondary'}
          loading={file.isPending}
          onClick={() => file.mutate({ guildId, paydayId, part })}
        >
          {parts.total === 1 ? text.file : text.filePart(part, parts.total)}
        </Button>
      ))}
      <MoreMenu label={text.more}>
        <MenuItem onClick={() => void copy()}>{text.copy}</MenuItem>
        <MenuItem onClick={() => all.mutate({ guildId, paydayId })}>{text.csv}</MenuItem>
        {isOpen && may(access.permissions, 'money.manage') ? (
          <MenuItem onClick={() => setGiving(true)} className="text-bad">
            {text.cancel}
          </MenuItem>
        ) : null}
      </MoreMenu>
      {giving ? (
        <ConfirmDialog
          danger
          title={text.cancelTitle}
          body={text.cancelBody}
          confirm={text.cancel}
          pending={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate({ paydayId }, { onSuccess: () => setGiving(false) })}
          onClose={() => setGiving(false)}
        />
      ) : null}
    </>
  );
};
