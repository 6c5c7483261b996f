import { FIELD_NAMES, SETTING_PAIRS } from '@famiglia/contract/settings/setting-field';
import type { FieldKind, FieldOfKind, SettingField } from '@famiglia/contract/settings/setting-field';
import type { PanelSection, Placed } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField } from '@famiglia/contract/settings/settings-values';
import type { ComponentType } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { NumberSetting } from '../controls/number-setting.tsx';
import { ChannelSetting, SwitchSetting, TextSetting } from '../controls/plain-settings.tsx';
import { ChoiceSetting } from '../controls/choice-setting.tsx';
import { LinesSetting } from '../controls/lines-setting.tsx';
import { LogTypes } from '../controls/log-types.tsx';
import { PeopleSetting } from '../controls/people-setting.tsx';
import { PingRolesSetting } from '../controls/ping-roles-setting.tsx';
import { RoleSetting } from '../controls/role-setting.tsx';
import { RoleThresholds } from '../controls/role-thresholds.tsx';
import { RolesSetting } from '../controls/roles-setting.tsx';
import { SortingSetting } from '../controls/sorting-setting.tsx';
import { TimeZoneSetting } from '../controls/time-zone-setting.tsx';
import { WelcomeTextSetting } from '../controls/welcome-text-setting.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { PairTable } from './pair-table.tsx';

/** How a setting of each kind is changed. */
const CONTROLS: {
  [Kind in Exclude<FieldKind, 'reminders'>]: ComponentType<{ field: FieldOfKind<Kind> }>;
} = {
  number: NumberSetting,
  text: TextSetting,
  choice: ChoiceSetting,
  switch: SwitchSetting,
  channel: ChannelSetting,
  role: RoleSetting,
  time_zone: TimeZoneSetting,
  sorting: SortingSetting,
  reasons: LinesSetting,
  names: LinesSetting,
  webhooks: LinesSetting,
  people: PeopleSetting,
  log_types: LogTypes,
  reputation_roles: RoleThresholds,
  roles: RolesSetting,
  ping_roles: PingRolesSetting,
  welcome_text: WelcomeTextSetting,
};

const PAIRED = new Set(SETTING_PAIRS.flatMap(({ event, capt }) => [event, capt]));

/** The settings that are declared for one section, in the order of their declaration: those that events and capts share first. */
export const FieldsSection = ({ name }: { name: PanelSection }) => {
  const { values } = useDraft().settings;
  const isHere = (field: SettingField) => {
    const { section, onlyIf }: Placed = SETTINGS_FIELDS[field];
    const valueOf = (other: string): unknown => values && readField(values, other as SettingField);
    return section === name && (!onlyIf || !values || onlyIf(valueOf));
  };
  const pairs = SETTING_PAIRS.filter(({ event }) => isHere(event));
  return (
    <div className="grid gap-4">
      {pairs.length > 0 ? <PairTable pairs={pairs} /> : null}
      <Card>
        {FIELD_NAMES.filter((field) => isHere(field) && !PAIRED.has(field)).map((field) => {
          const kind = SETTINGS_FIELDS[field].kind as keyof typeof CONTROLS;
          const Control = CONTROLS[kind] as ComponentType<{ field: SettingField }>;
          return <Control key={field} field={field} />;
        })}
      </Card>
    </div>
  );
};
