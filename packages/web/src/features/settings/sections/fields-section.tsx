import { FIELD_NAMES } from '@famiglia/contract/settings/setting-field';
import type { FieldKind, FieldOfKind, SettingField } from '@famiglia/contract/settings/setting-field';
import type { PanelSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import type { ComponentType } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { ChannelSetting, NumberSetting, SwitchSetting, TextSetting } from '../controls/plain-settings.tsx';
import { ChoiceSetting } from '../controls/choice-setting.tsx';
import { LogTypes } from '../controls/log-types.tsx';
import { PingRolesSetting } from '../controls/ping-roles-setting.tsx';
import { ReasonsSetting } from '../controls/reasons-setting.tsx';
import { ReminderTimes } from '../controls/reminder-times.tsx';
import { RoleSetting } from '../controls/role-setting.tsx';
import { RoleThresholds } from '../controls/role-thresholds.tsx';
import { RolesSetting } from '../controls/roles-setting.tsx';
import { SortingSetting } from '../controls/sorting-setting.tsx';
import { TimeZoneSetting } from '../controls/time-zone-setting.tsx';
import { WelcomeTextSetting } from '../controls/welcome-text-setting.tsx';

/** How a setting of each kind is changed. */
const CONTROLS: { [Kind in FieldKind]: ComponentType<{ field: FieldOfKind<Kind> }> } = {
  number: NumberSetting,
  text: TextSetting,
  choice: ChoiceSetting,
  switch: SwitchSetting,
  channel: ChannelSetting,
  role: RoleSetting,
  reminders: ReminderTimes,
  time_zone: TimeZoneSetting,
  sorting: SortingSetting,
  reasons: ReasonsSetting,
  log_types: LogTypes,
  reputation_roles: RoleThresholds,
  roles: RolesSetting,
  ping_roles: PingRolesSetting,
  welcome_text: WelcomeTextSetting,
};

/** The settings that are declared for one section, in the order of their declaration. */
export const FieldsSection = ({ name }: { name: PanelSection }) => (
  <Card>
    {FIELD_NAMES.filter((field) => SETTINGS_FIELDS[field].section === name).map((field) => {
      const Control = CONTROLS[SETTINGS_FIELDS[field].kind] as ComponentType<{ field: SettingField }>;
      return <Control key={field} field={field} />;
    })}
  </Card>
);
