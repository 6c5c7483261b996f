import type { NewChannel, NewChannelState } from '@famiglia/contract/settings/new-channels';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoaderCircle, Plus } from '../../shared/ui/icons.ts';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { channelText } from './channel.text.ts';
import { useTextChannels } from './use-text-channels.ts';

interface ChannelChooserProps {
  purpose: NewChannel;
  /** The channel that the bot would create, and how far it is with that. */
  name: string;
  state: NewChannelState;
  /** Of the settings that the reader sees: a choice on top of newer ones is refused. Left out, the newest is meant. */
  version?: number;
}

/** For managers of a family without this channel: one press creates it, or they choose one. It is saved at once. */
export const ChannelChooser = ({ purpose, name, state, version }: ChannelChooserProps) => {
  const text = useText(channelText);
  const { id: guildId } = useCurrentGuild();
  const channels = useTextChannels(guildId).data ?? [];
  const create = useCreateChannel(purpose);
  const choose = useChooseChannel(purpose, version);
  const isBusy = create.isPending || choose.isPending || state === 'waiting';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {state === 'waiting' ? (
          <output className="flex min-h-11 items-center gap-2 md:min-h-9">
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            {text.creating(name)}
          </output>
        ) : (
          <Button
            icon={<Plus aria-hidden className="size-4" />}
            loading={create.isPending}
            disabled={isBusy}
            onClick={() => create.mutate()}
          >
            {text.create(name)}
          </Button>
        )}
        {channels.length > 0 && state !== 'waiting' ? (
          <Select
            label={text.choose}
            value=""
            options={[
              { value: '', label: text.choose },
              ...channels.map((channel) => ({
                value: channel.id,
                label:
                  channel.bot_lacks.length === 0 ? `#${channel.name}` : text.noRights(`#${channel.name}`),
              })),
            ]}
            onChange={(channelId) => {
              if (channelId !== '' && !isBusy) choose.mutate(channelId);
            }}
          />
        ) : null}
      </div>
      {state === 'refused' ? <p className="text-pretty text-bad">{text.refused(name)}</p> : null}
      <Refusal error={create.error ?? choose.error} />
    </div>
  );
};

/** Everything that depends on the family's channels is fetched again, because the live connection may be down. */
const useRefresh = () => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return async () => {
    const topics = ['posting', 'settings', 'dashboard'] as const;
    await Promise.all(
      topics.map(async (topic) => client.invalidateQueries({ queryKey: guildKey(guildId, topic) })),
    );
  };
};

const useCreateChannel = (purpose: NewChannel) => {
  const { id: guildId } = useCurrentGuild();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => callApi(settingsRoutes.createChannel, { guildId, purpose }),
    onSettled: refresh,
  });
};

/** Changes this one setting. */
const useChooseChannel = (purpose: NewChannel, seen: number | undefined) => {
  const { id: guildId } = useCurrentGuild();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (channelId: string) => {
      const newest = await callApi(settingsRoutes.get, { guildId });
      const values = valuesOf(newest);
      const channels = { ...values.channels, [purpose]: channelId };
      return callApi(settingsRoutes.save, { ...values, channels, version: seen ?? newest.version, guildId });
    },
    onSettled: refresh,
  });
};
