import { MAX_DAYS, MAX_WEIGHT, WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import type { Warning } from '@famiglia/contract/warnings/warnings';
import { useState } from 'react';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useSeenVersion } from '../../shared/lib/use-seen-version.ts';
import { NumberField } from '../../shared/ui/number-field.tsx';
import { newerVersionText } from '../../shared/ui/newer-version.text.ts';
import { NewerVersion } from '../../shared/ui/newer-version.tsx';
import { useEditWarning, useLiftWarning } from './queries.ts';
import { warningText } from './warning.text.ts';
import { FormDialog, TextLine } from './form-dialog.tsx';
import { KindField, numberOf } from './warning-fields.tsx';

export const EditDialog = ({ warning, onClose }: { warning: Warning; onClose: () => void }) => {
  const text = useText(warningText);
  const language = useLanguage();
  const { saveMine } = useText(newerVersionText);
  const edit = useEditWarning(useCurrentGuild().id);
  const { version, refusal, newer, take } = useSeenVersion(warning, edit.error);
  const [kind, setKind] = useState(warning.kind);
  const [reason, setReason] = useState(warning.reason);
  const [typed, setTyped] = useState({ weight: String(warning.weight), days: '' });
  const [why, setWhy] = useState('');
  const [weight, days] = [numberOf(typed.weight, MAX_WEIGHT), numberOf(typed.days, MAX_DAYS)];
  const isReady = reason.trim() !== '' && why.trim() !== '' && typeof weight === 'number' && days !== null;
  return (
    <FormDialog
      title={text.editTitle}
      confirm={refusal ? saveMine : text.save}
      ready={isReady}
      pending={edit.isPending}
      error={refusal ? null : edit.error}
      onSend={() => {
        if (!isReady) return;
        const term = days === undefined ? {} : { days };
        const said = { kind, reason, weight, why, ...term };
        edit.mutate({ warningId: warning.id, ...said, version }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <KindField value={kind} onChange={setKind} />
      <TextLine label={text.reason} hint={text.reasonHint} value={reason} onChange={setReason} />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text.weight}
          max={MAX_WEIGHT}
          value={typed.weight}
          onChange={(value) => setTyped({ ...typed, weight: value })}
        />
        <NumberField
          label={text.daysLeft}
          hint={text.daysLeftHint}
          max={MAX_DAYS}
          value={typed.days}
          onChange={(value) => setTyped({ ...typed, days: value })}
        />
      </div>
      <TextLine label={text.why} hint={text.whyHint} value={why} onChange={setWhy} />
      {refusal && newer ? (
        <NewerVersion
          refusal={refusal}
          theirs={[
            ...(newer.kind === kind
              ? []
              : [{ name: text.kind, value: WARNING_KIND_NAMES[language][newer.kind] }]),
            ...(newer.reason === reason.trim() ? [] : [{ name: text.reason, value: newer.reason }]),
            ...(newer.weight === weight ? [] : [{ name: text.weight, value: String(newer.weight) }]),
          ]}
          onTake={() => {
            setKind(newer.kind);
            setReason(newer.reason);
            setTyped({ weight: String(newer.weight), days: '' });
            take();
            edit.reset();
          }}
        />
      ) : null}
    </FormDialog>
  );
};

export const LiftDialog = ({ warning, onClose }: { warning: Warning; onClose: () => void }) => {
  const text = useText(warningText);
  const lift = useLiftWarning(useCurrentGuild().id);
  const [why, setWhy] = useState('');
  return (
    <FormDialog
      title={text.liftTitle}
      confirm={text.liftConfirm}
      ready={why.trim() !== ''}
      pending={lift.isPending}
      error={lift.error}
      onSend={() => lift.mutate({ warningId: warning.id, why }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextLine label={text.why} hint={text.whyHint} value={why} onChange={setWhy} />
    </FormDialog>
  );
};
