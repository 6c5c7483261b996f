import type { CabinetLogPreview } from '@famiglia/contract/cabinet-log/cabinet-log';
import { bankText, sumsText } from '@famiglia/contract/cabinet-log/cabinet-log-words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Fold } from '../../../shared/ui/fold.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useTreasury } from '../queries.ts';
import type { Decide } from './decide.ts';
import { LogLines } from './log-lines.tsx';
import { LogPeople } from './log-people.tsx';
import { LogPurposes } from './log-purposes.tsx';
import { useDecideLog, useDiscardLog, useEnterLog } from './log-queries.ts';
import { logText } from './log.text.ts';

interface LogPreviewProps {
  importId: string;
  preview: CabinetLogPreview;
  onEntered: () => void;
}

/** What a text would enter: its sums first, then what somebody has to say, then every operation. */
export const LogPreviewView = ({ importId, preview, onEntered }: LogPreviewProps) => {
  const { id: guildId } = useCurrentGuild();
  const categories = useTreasury(guildId).data?.categories ?? [];
  const decide = useDecideLog();
  const decideAll: Decide = (...decisions) => decide.mutate({ importId, decisions });
  return (
    <div className="grid gap-4">
      <Summary importId={importId} preview={preview} deciding={decide.isPending} onEntered={onEntered} />
      <Refusal error={decide.error} />
      <LogPeople lines={preview.lines} onDecide={decideAll} />
      <LogPurposes lines={preview.lines} categories={categories} onDecide={decideAll} />
      <LogLines preview={preview} categories={categories} onDecide={decideAll} />
      <JunkFold preview={preview} />
    </div>
  );
};

const Summary = ({ importId, preview, deciding, onEntered }: LogPreviewProps & { deciding: boolean }) => {
  const text = useText(logText);
  const language = useLanguage();
  const enter = useEnterLog();
  const { counts, bank, fingerprint } = preview;
  const facts = [
    ...(counts.entering === 0
      ? []
      : [sumsText(language, { income: preview.in_cents, expense: preview.out_cents })]),
    ...(counts.doubles === 0 ? [] : [text.doubles(counts.doubles)]),
    ...(counts.by_hand === 0 ? [] : [text.byHand(counts.by_hand)]),
  ];
  const send = () => enter.mutate({ importId, seen: fingerprint }, { onSuccess: onEntered });
  return (
    <Card className="grid gap-3 p-4">
      <p className="text-pretty tabular-nums first-letter:uppercase">{facts.join(' · ')}</p>
      {counts.entering === 0 ? (
        <p className="text-pretty">{text.nothing}</p>
      ) : (
        <p className={bank.after_cents === bank.game_cents ? 'text-good' : 'text-pretty'}>
          {bankText(language, { after: bank.after_cents, game: bank.game_cents })}
        </p>
      )}
      {counts.gaps === 0 ? null : <p className="text-pretty text-bad">{text.gaps(counts.gaps)}</p>}
      <Refusal error={enter.error} />
      <div className="flex flex-wrap gap-2">
        {counts.entering === 0 ? null : (
          <Button variant="primary" loading={enter.isPending} disabled={deciding} onClick={send}>
            {text.enter(counts.entering)}
          </Button>
        )}
        <Discard importId={importId} />
      </div>
    </Card>
  );
};

const Discard = ({ importId }: { importId: string }) => {
  const text = useText(logText);
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const discard = useDiscardLog();
  const [asks, setAsks] = useState(false);
  const send = () =>
    discard.mutate({ importId }, { onSuccess: () => void navigate(`/guild/${guildId}/treasury/log`) });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {text.discard}
      </Button>
      {asks ? (
        <ConfirmDialog
          danger
          title={text.discardTitle}
          body={text.discardBody}
          confirm={text.discard}
          pending={discard.isPending}
          error={discard.error}
          onConfirm={send}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
};

const JunkFold = ({ preview: { junk, junk_total: total } }: { preview: CabinetLogPreview }) => {
  const text = useText(logText);
  if (total === 0) return null;
  return (
    <Fold label={text.junk} summary={junk[0] === undefined ? '' : `«${junk[0].text}»`}>
      <ul className="grid gap-1">
        {junk.map((one) => (
          <li key={`${one.line} ${one.text}`} className="wrap-anywhere">
            <span className="text-muted tabular-nums">{text.junkLine(one.line)}</span> {one.text}{' '}
            <span className="text-muted">({text.junkKinds[one.kind]})</span>
          </li>
        ))}
        {total > junk.length ? <li className="text-muted">{text.junkMore(total - junk.length)}</li> : null}
      </ul>
    </Fold>
  );
};
