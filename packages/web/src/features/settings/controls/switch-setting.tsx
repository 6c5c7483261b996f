import type { FieldOfKind } from '@famiglia/contract/settings/setting-field';
import { usePlainSetting } from '../draft/use-setting.ts';
import { SettingRow } from './setting-row.tsx';
import { SwitchInput } from './switch-input.tsx';

export const SwitchSetting = ({ field }: { field: FieldOfKind<'switch'> }) => {
  const { value, change } = usePlainSetting<'switch'>(field);
  return (
    <SettingRow field={field}>
      {({ 'aria-labelledby': label, 'aria-describedby': hint }) => (
        // As high as a text field, so that it stands level with its label.
        <span className="flex min-h-11 items-center md:min-h-9">
          <SwitchInput aria-labelledby={label} aria-describedby={hint} checked={value} onChange={change} />
        </span>
      )}
    </SettingRow>
  );
};
