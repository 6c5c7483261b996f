import type { FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import type { NewChannel } from '@famiglia/contract/settings/new-channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChannelChooser } from '../../../entities/channel/channel-chooser.tsx';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Check, Plus } from '../../../shared/ui/icons.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { firstStepsText } from './first-steps.text.ts';

interface ChannelsQuestionProps {
  first: Pick<FirstSteps, 'channels' | 'version'>;
  /** The reader has begun to answer. */
  onChoose: () => void;
}

/** A row for each purpose: its channel, or the ways to one. */
export const ChannelsQuestion = ({ first: { channels, version }, onChoose }: ChannelsQuestionProps) => {
  const text = useText(firstStepsText);
  const language = useLanguage();
  const create = useCreateChannels();
  const missing = channels.filter(({ chosen, state }) => chosen === null && state !== 'waiting');
  return (
    <div className="grid w-full gap-3">
      <dl className="grid gap-3" onPointerDownCapture={onChoose} onKeyDownCapture={onChoose}>
        {channels.map(({ purpose, chosen, name, state }) => (
          <div key={purpose} className="grid items-start gap-x-4 gap-y-1 md:grid-cols-[8rem_1fr]">
            <dt className="text-muted md:py-2">{labelOf(`channels.${purpose}`, language)}</dt>
            <dd className="min-w-0">
              {chosen === null ? (
                <ChannelChooser purpose={purpose} name={name} state={state} version={version} />
              ) : (
                <p className="flex items-center gap-2 md:py-2">
                  <Check aria-hidden className="size-4 shrink-0 text-good" />
                  <span className="min-w-0 wrap-anywhere">#{chosen}</span>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 1 ? (
        <Button
          variant="primary"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          loading={create.isPending}
          onClick={() => {
            onChoose();
            create.mutate(missing.map(({ purpose }) => purpose));
          }}
        >
          {text.createAll}
        </Button>
      ) : null}
      <Refusal error={create.error} />
    </div>
  );
};

const useCreateChannels = () => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: async (purposes: readonly NewChannel[]) =>
      Promise.all(
        purposes.map(async (purpose) => callApi(settingsRoutes.createChannel, { guildId, purpose })),
      ),
    onSettled: async () => client.invalidateQueries({ queryKey: guildKey(guildId, 'dashboard') }),
  });
};
