import type { SETTING_PAIRS, SettingField } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { sameValue } from '@famiglia/contract/settings/settings-values';
import type { ComponentType, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { controlsText } from '../controls/controls.text.ts';
import { NumberControl } from '../controls/number-setting.tsx';
import { SwitchControl } from '../controls/plain-settings.tsx';
import { ReminderTimes } from '../controls/reminder-times.tsx';
import { RoleControl } from '../controls/role-setting.tsx';
import type { ControlIds, SettingControlProps } from '../controls/setting-row.tsx';
import { useProblemWords } from '../controls/use-problem-words.ts';
import { useSetting } from '../draft/use-setting.ts';

type Pair = (typeof SETTING_PAIRS)[number];

/** The kinds that events and capts share. */
const CONTROLS = {
  number: NumberControl,
  role: RoleControl,
  switch: SwitchControl,
  reminders: ReminderTimes,
};

const ROW =
  'grid gap-x-6 gap-y-3 px-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,232px)_minmax(0,232px)]';

/** What events and capts each have: one row for both. */
export const PairTable = ({ pairs }: { pairs: readonly Pair[] }) => {
  const text = useText(controlsText);
  return (
    <Card>
      <div aria-hidden className={`${ROW} border-b border-line py-2 text-muted max-lg:hidden`}>
        <span />
        <span>{text.events}</span>
        <span>{text.capts}</span>
      </div>
      {pairs.map((pair) => (
        <PairRow key={pair.event} {...pair} />
      ))}
    </Card>
  );
};

/** While both values are the same, the capts follow the events, until the person wants another one for them. */
const PairRow = ({ event, capt }: Pair) => {
  const text = useText(controlsText);
  const id = useId();
  const { label, hint } = SETTINGS_FIELDS[event][useLanguage()];
  const ofEvents = useSetting<SettingField>(event);
  const ofCapts = useSetting<SettingField>(capt);
  const [isOwn, setIsOwn] = useState(false);
  const follows = !isOwn && sameValue(ofEvents.value, ofCapts.value);
  return (
    <div className={`${ROW} border-b border-line py-4 last:border-b-0`}>
      <div className="sm:col-span-2 lg:col-span-1">
        <p id={`${id}-label`} className="font-medium">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-pretty text-muted empty:hidden">
          {hint}
        </p>
      </div>
      <Cell id={id} kind="events" field={event}>
        {(control) => (
          <Control
            field={event}
            control={control}
            value={ofEvents.value}
            onChange={(value) => {
              ofEvents.change(value);
              if (follows) ofCapts.change(value);
            }}
          />
        )}
      </Cell>
      <Cell id={id} kind="capts" field={capt}>
        {(control) => (
          <>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 md:min-h-9">
              <Checkbox
                aria-labelledby={`${id}-label ${id}-same`}
                checked={follows}
                onChange={({ target }) => {
                  setIsOwn(!target.checked);
                  if (target.checked) ofCapts.change(ofEvents.value);
                }}
              />
              <span id={`${id}-same`} className="text-muted">
                {text.asForEvents}
              </span>
            </label>
            {follows ? null : (
              <Control field={capt} control={control} value={ofCapts.value} onChange={ofCapts.change} />
            )}
          </>
        )}
      </Cell>
    </div>
  );
};

type AnyControl = ComponentType<SettingControlProps<SettingField, ReturnType<typeof useSetting>['value']>>;

const Control: AnyControl = (props) => {
  const Own = CONTROLS[SETTINGS_FIELDS[props.field].kind as keyof typeof CONTROLS] as AnyControl;
  return <Own {...props} />;
};

interface CellProps {
  /** Of the row. */
  id: string;
  kind: 'events' | 'capts';
  field: SettingField;
  children: (control: ControlIds) => ReactNode;
}

/** A value with the words of what is wrong with it. Its name is that of its row and of its column. */
const Cell = ({ id, kind, field, children }: CellProps) => {
  const text = useText(controlsText);
  const words = useProblemWords();
  const { problems } = useSetting(field);
  const own = `${id}-${kind}`;
  return (
    <div className="min-w-0">
      <p id={own} className="mb-1 text-xs text-muted lg:sr-only">
        {text[kind]}
      </p>
      {children({
        id: `${own}-control`,
        'aria-labelledby': `${id}-label ${own}`,
        'aria-describedby': `${id}-hint ${own}-problem`,
        'aria-invalid': problems.length > 0,
      })}
      <p id={`${own}-problem`} role="alert" className="mt-1.5 text-xs text-bad empty:hidden">
        {problems.map(({ message }) => words(message)).join(' ')}
      </p>
    </div>
  );
};
