import { CORRECTION_KINDS, LOOK_BACK_DAYS, RATE_USES } from '@famiglia/contract/payday/payday';
import type { CorrectionKind, RateUse } from '@famiglia/contract/payday/payday';
import { CORRECTION_NAMES, RATE_NAMES } from '@famiglia/contract/payday/payday-names';
import type { Payday, PaydayLine, PaydayPerson, PaydayRates } from '@famiglia/contract/payday/payday-routes';
import { describeLine } from '@famiglia/contract/payday/payday-words';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { AmountField, NO_AMOUNT, centsOf } from '../../entities/money/amount-field.tsx';
import { MemberField } from '../../entities/member/member-field.tsx';
import type { ChosenMember } from '../../entities/member/member-field.tsx';
import { useFightKinds } from '../../entities/fight-kind/use-fight-kinds.ts';
import { FormDialog } from '../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { paydayText } from './payday.text.ts';
import { useChangeLine, useCorrect, useSetRate } from './queries.ts';

const REASON_LENGTH = 300;
const ANY_SIGN = { least: null };
const WHOLE = { least: 0n, whole: true };

interface ReasonProps {
  value: string;
  tried: boolean;
  onType: (value: string) => void;
}

const ReasonField = ({ value, tried, onType }: ReasonProps) => {
  const text = useText(paydayText);
  return (
    <FormField label={text.reason} problem={tried && value.trim() === '' ? text.reasonMissing : undefined}>
      {(control) => (
        <Input
          {...control}
          maxLength={REASON_LENGTH}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FormField>
  );
};

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, ...rest }: ChoiceProps<Value>) => (
  <div className="grid min-w-0 gap-1.5">
    <span aria-hidden className="font-medium">
      {label}
    </span>
    <Select label={label} {...rest} />
  </div>
);

interface LineDialogProps {
  payday: Payday;
  person: PaydayPerson;
  line: PaydayLine;
  onClose: () => void;
}

/** Changes what one line brings, with a reason. */
export const LineDialog = ({ payday, person, line, onClose }: LineDialogProps) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const change = useChangeLine();
  const { version } = useSeenVersion(payday, change.error);
  const [amount, setAmount] = useState(NO_AMOUNT);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const cents = centsOf(amount, ANY_SIGN);
    if (cents === null || reason.trim() === '') return;
    change.mutate(
      { paydayId: payday.id, version, user_id: person.user.id, key: line.key, amount_cents: cents, reason },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={text.changeTitle(person.user.name)}
      description={text.changeNote}
      save={text.save}
      saving={change.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <p className="wrap-anywhere text-muted">{describeLine(line, language)}</p>
          <AmountField label={text.amount} value={amount} tried={tried} {...ANY_SIGN} onChange={setAmount} />
          <ReasonField value={reason} onType={setReason} tried={tried} />
          <Refusal error={change.error} />
        </form>
      )}
    </FormDialog>
  );
};

/** A bonus, fine, debt or repayment. */
export const CorrectionDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const correct = useCorrect();
  const [requestId] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<CorrectionKind>('bonus');
  const [member, setMember] = useState<ChosenMember | null>(null);
  const [amount, setAmount] = useState(NO_AMOUNT);
  const [reason, setReason] = useState('');
  const [warning, setWarning] = useState(false);
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const cents = centsOf(amount);
    if (member === null || cents === null || reason.trim() === '') return;
    correct.mutate(
      {
        request_id: requestId,
        user_id: member.id,
        kind,
        amount_cents: cents,
        reason,
        warning: warning && kind === 'fine',
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={text.correct}
      description={text.correctNote}
      save={text.save}
      saving={correct.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <Choice
            label={text.correctKind}
            value={kind}
            options={CORRECTION_KINDS.map((one) => ({ value: one, label: CORRECTION_NAMES[language][one] }))}
            onChange={setKind}
          />
          <div>
            <MemberField onChoose={setMember} />
            {tried && member === null ? (
              <p role="alert" className="mt-1.5 text-xs text-bad">
                {text.memberMissing}
              </p>
            ) : null}
          </div>
          <AmountField label={text.amount} value={amount} tried={tried} onChange={setAmount} />
          <ReasonField value={reason} onType={setReason} tried={tried} />
          {kind === 'fine' ? (
            <label className="flex min-h-11 items-center gap-2.5">
              <Checkbox checked={warning} onChange={(event) => setWarning(event.target.checked)} />
              {text.warning}
            </label>
          ) : null}
          <Refusal error={correct.error} />
        </form>
      )}
    </FormDialog>
  );
};

interface RateDialogProps {
  rates: PaydayRates;
  onClose: () => void;
}

/** Null where it is no number of days that a payday looks back. */
const readDays = (typed: string): number | null => {
  const bare = typed.trim();
  const days = bare === '' ? 0 : /^\d{1,2}$/.test(bare) ? Number(bare) : null;
  return days !== null && days <= LOOK_BACK_DAYS ? days : null;
};

/** Sets what something is worth from today on. */
export const RateDialog = ({ rates: { today, ranks }, onClose }: RateDialogProps) => {
  const text = useText(paydayText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const set = useSetRate();
  const kinds = useFightKinds(guildId).data ?? [];
  const [use, setUse] = useState<RateUse>('event_presence');
  const [kind, setKind] = useState('');
  const [rank, setRank] = useState(ranks[0]?.id ?? '');
  const [amount, setAmount] = useState(NO_AMOUNT);
  const [days, setDays] = useState('');
  const [tried, setTried] = useState(false);
  const back = readDays(days);
  const ofFight = use.startsWith('event_') || use.startsWith('capt_');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const cents = centsOf(amount, WHOLE);
    if (cents === null || back === null) return;
    set.mutate(
      {
        use,
        fight_kind_id: ofFight && kind !== '' ? kind : null,
        role_id: use === 'salary' ? rank : null,
        amount_cents: cents,
        ...(back > 0 ? { valid_from: daysLater(today, -back) } : {}),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={text.addRate}
      description={text.rateNote}
      save={text.save}
      saving={set.isPending}
      theirs={null}
      onClose={onClose}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <Choice
            label={text.rateFor}
            value={use}
            options={RATE_USES.filter((one) => one !== 'salary' || ranks.length > 0).map((one) => ({
              value: one,
              label: RATE_NAMES[language][one],
            }))}
            onChange={setUse}
          />
          {ofFight && kinds.length > 0 ? (
            <Choice
              label={text.kind}
              value={kind}
              options={[
                { value: '', label: text.anyKind },
                ...kinds.map(({ id: value, name }) => ({ value, label: name })),
              ]}
              onChange={setKind}
            />
          ) : null}
          {use === 'salary' ? (
            <Choice
              label={text.rank}
              value={rank}
              options={ranks.map(({ id: value, name }) => ({ value, label: name }))}
              onChange={setRank}
            />
          ) : null}
          <AmountField label={text.amount} value={amount} tried={tried} {...WHOLE} onChange={setAmount} />
          <FormField
            label={text.daysBack}
            hint={text.daysBackHint}
            problem={tried && back === null ? text.daysBackWrong : undefined}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={2}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              />
            )}
          </FormField>
          <Refusal error={set.error} />
        </form>
      )}
    </FormDialog>
  );
};
