import { formatCents } from '@famiglia/contract/kit/format-cents';
import { MAX_REPORT_QUANTITY } from '@famiglia/contract/reports/reports';
import type { Report } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Filmstrip } from '../../entities/screenshot/filmstrip.tsx';
import { Stage } from '../../entities/screenshot/stage.tsx';
import { useKeys } from '../../entities/screenshot/use-keys.ts';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { ButtonKbd } from '../../shared/ui/kbd.tsx';
import { OwnNote } from '../../shared/ui/own-note.tsx';
import { useJudge } from './queries.ts';
import { ReportFacts } from './report-facts.tsx';
import { reportsText } from './reports.text.ts';

interface DeskProps {
  reports: readonly Report[];
  onBroken: () => void;
}

/** What waits, one report at a time: its screen, what it says, and the verdict. A accepts, R refuses, the arrows move on. */
export const ReportDesk = ({ reports, onBroken }: DeskProps) => {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(params.get('screen'));
  const index = Math.max(
    0,
    reports.findIndex(({ id }) => id === chosen),
  );
  const current = reports[index];
  const step = (steps: number) => setChosen(reports[index + steps]?.id ?? current?.id ?? null);
  useKeys({ ArrowLeft: () => step(-1), ArrowRight: () => step(1) });
  if (current === undefined) return null;
  return (
    <Card className="overflow-hidden">
      <div className="grid min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="scheme-dark grid min-h-[56.25vw] min-w-0 place-items-center overflow-auto bg-[#0a0b0d] p-2 text-text lg:min-h-120">
          <Stage screenshot={current} onBroken={onBroken} />
        </div>
        <Judging key={current.id} report={current} onDone={() => setChosen(reports[index + 1]?.id ?? null)} />
      </div>
      {reports.length > 1 ? (
        <Filmstrip screenshots={reports} current={current.id} onChange={setChosen} />
      ) : null}
    </Card>
  );
};

const Judging = ({ report, onDone }: { report: Report; onDone: () => void }) => {
  const text = useText(reportsText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const isOwn = useIsOwn()(report.user_id);
  const judge = useJudge(guildId);
  const [typed, setTyped] = useState(String(report.quantity));
  const [comment, setComment] = useState('');
  const [asked, setAsked] = useState(false);
  const quantity = /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  const isSensible = quantity >= 1 && quantity <= MAX_REPORT_QUANTITY;
  const isCorrection = quantity !== report.quantity;
  const decide = (action: 'approve' | 'reject'): void => {
    if (isOwn || judge.isPending || (action === 'approve' && !isSensible)) return;
    const needsReason = action === 'reject' || isCorrection;
    if (needsReason && comment.trim() === '') return setAsked(true);
    const corrected = action === 'approve' && isCorrection ? { quantity } : {};
    return judge.mutate({ report, action, comment: comment.trim(), ...corrected }, { onSuccess: onDone });
  };
  useKeys({ KeyA: () => decide('approve'), KeyR: () => decide('reject') });
  const amount = formatCents(language, BigInt(report.price_cents) * BigInt(quantity));
  return (
    <div className="flex min-w-0 flex-col gap-4 border-line p-4 max-lg:border-t lg:border-l">
      <ReportFacts report={report} />
      <FormField
        label={text.quantity}
        hint={isSensible ? `${quantityText(language, quantity, report.item.unit)} = ${amount}` : undefined}
        problem={isSensible ? undefined : `1–${MAX_REPORT_QUANTITY}`}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={9}
            value={typed}
            disabled={isOwn}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
      <FormField
        label={text.reason}
        hint={text.reasonHint}
        problem={asked && comment.trim() === '' ? text.reasonNeeded : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={400}
            value={comment}
            disabled={isOwn}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </FormField>
      <div className="mt-auto grid gap-2">
        {isOwn ? <OwnNote /> : null}
        <div className="grid grid-cols-2 gap-2">
          <Button variant="danger" disabled={isOwn} onClick={() => decide('reject')}>
            {text.refuse}
            <ButtonKbd>R</ButtonKbd>
          </Button>
          <Button variant="good" disabled={isOwn || !isSensible} onClick={() => decide('approve')}>
            {text.accept}
            <ButtonKbd>A</ButtonKbd>
          </Button>
        </div>
      </div>
    </div>
  );
};
