import { formatMoney } from '@famiglia/contract/kit/format-money';
import type { PaidServer } from '@famiglia/contract/billing/own-payments';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStopWords } from '../../entities/plan/use-stop-words.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { paymentsText } from './payments.text.ts';
import { useRemoveCard, useSwitchOwnRenewal } from './queries.ts';

type Asked = 'off' | 'on' | 'remove';

/** A server that the person pays for or has paid for: what is charged next or why nothing is, and what they can do. */
export const PaidServerRow = ({ server }: { server: PaidServer }) => {
  const text = useText(paymentsText);
  const format = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { guild, plan, method, next_charge: next, resumable } = server;
  const until = plan.period_end === null ? null : format.longDate(plan.period_end);
  return (
    <li className="flex flex-wrap items-start gap-3 border-t border-line p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-semibold wrap-anywhere">{guild.name}</p>
        <ChargeLine server={server} />
        {next !== null && server.last_failure !== null ? (
          <p className="text-pretty text-bad">{text.failed(method ?? '')}</p>
        ) : null}
        {until === null ? null : (
          <p className="text-muted">{plan.tier === 'premium' ? text.until(until) : text.ended(until)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {next === null ? null : <Button onClick={() => setAsked('off')}>{text.turnOff}</Button>}
        {resumable === null ? null : <Button onClick={() => setAsked('on')}>{text.turnOn}</Button>}
        {next === null && resumable === null && server.can_pay && !server.paid_by_another ? (
          <Link to={`/guild/${guild.id}/checkout`} className={buttonClasses({})}>
            {text.ownCard}
          </Link>
        ) : null}
        {method === null ? null : <Button onClick={() => setAsked('remove')}>{text.remove}</Button>}
      </div>
      {asked === null ? null : <ChangeDialog server={server} asked={asked} onClose={() => setAsked(null)} />}
    </li>
  );
};

/** What the card pays next, or why it pays nothing any more. */
const ChargeLine = ({ server }: { server: PaidServer }) => {
  const text = useText(paymentsText);
  const format = useFormat();
  const stopWords = useStopWords('payer');
  const { method, next_charge: next, stop, paid_by_another: isAnothers } = server;
  if (next !== null) {
    return (
      <p className="wrap-anywhere tabular-nums">
        {text.next(formatMoney(next.money), format.longDate(next.at), method ?? '')}
      </p>
    );
  }
  const why = isAnothers ? text.another : stop ? stopWords(stop) : text.once;
  return (
    <p className="text-pretty wrap-anywhere">
      {why} {method === null ? text.nothing : text.nothingFrom(method)}
    </p>
  );
};

interface ChangeDialogProps {
  server: PaidServer;
  asked: Asked;
  onClose: () => void;
}

const ChangeDialog = ({ server: { guild, method, resumable }, asked, onClose }: ChangeDialogProps) => {
  const text = useText(paymentsText);
  const format = useFormat();
  const turn = useSwitchOwnRenewal();
  const remove = useRemoveCard();
  const change = asked === 'remove' ? remove : turn;
  const guildId = guild.id;
  const words = {
    off: [text.offTitle(guild.name), text.offBody, text.turnOff],
    on: [
      text.onTitle(guild.name),
      resumable === null
        ? ''
        : text.onBody(method ?? '', formatMoney(resumable.money), format.longDate(resumable.at)),
      text.turnOn,
    ],
    remove: [text.removeTitle(guild.name), text.removeBody(method ?? ''), text.remove],
  } as const;
  const [title, body, confirm] = words[asked];
  return (
    <ConfirmDialog
      title={title}
      body={body}
      confirm={confirm}
      keep={text.keep}
      pending={change.isPending}
      error={change.error}
      onConfirm={() => {
        if (asked === 'remove') remove.mutate({ guildId }, { onSuccess: onClose });
        else turn.mutate({ guildId, renews: asked === 'on' }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
};
