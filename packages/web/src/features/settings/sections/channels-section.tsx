import { Card } from '../../../shared/ui/card.tsx';
import { BotPermissionsCard } from '../bot-permissions/bot-permissions-card.tsx';
import { LogTypes } from '../controls/log-types.tsx';
import type { SettingField } from '../draft/setting-field.ts';
import { useSetting } from '../draft/use-setting.ts';
import { Picker } from '../controls/picker.tsx';
import { SettingRow } from '../controls/setting-row.tsx';
import { useChannelOptions } from '../controls/use-channel-options.tsx';

export const ChannelsSection = () => (
  <>
    <Card>
      <ChannelSetting field="channels.events" />
      <ChannelSetting field="channels.capts" />
      <ChannelSetting field="channels.gg" />
      <ChannelSetting field="channels.gungame" />
      <ChannelSetting field="channels.gungame_review" />
      <ChannelSetting field="channels.log" />
      <LogTypes />
    </Card>
    <BotPermissionsCard />
  </>
);

const ChannelSetting = ({ field }: { field: SettingField & `channels.${string}` }) => {
  const { value, change } = useSetting(field);
  const { options, optionOf } = useChannelOptions();
  return (
    <SettingRow field={field}>
      {(control) => (
        <Picker
          {...control}
          options={options}
          value={optionOf(value)}
          onChange={(id) => change(id === '' ? null : id)}
        />
      )}
    </SettingRow>
  );
};
