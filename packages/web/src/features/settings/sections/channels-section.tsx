import { Card } from '../../../ui/card.tsx';
import { BotPermissionsCard } from '../bot-permissions/bot-permissions-card.tsx';
import { ChannelSetting } from '../controls/channel-setting.tsx';
import { LogTypes } from '../controls/log-types.tsx';

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
