import { FIRST_STEP_WORDS } from '@famiglia/contract/dashboard/first-step-words';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { Problem } from './setup-problems.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

/** What a new family has left to do: the next step with its reason, the others by name. */
export const firstStepsLeft = ({ first, language }: SetupView): Problem[] => {
  const left = first?.steps.filter(({ done }) => !done) ?? [];
  if (first === null || left.length === 0) return [];
  const { title, progress, steps } = FIRST_STEP_WORDS[language];
  const all = first.steps.length;
  return [
    {
      title: `${title}: ${progress(all - left.length, all)}`,
      lines: left.map(({ name }, index) =>
        index === 0 ? `**${steps[name].name}** ${steps[name].note}`.trimEnd() : `◦ ${steps[name].name}`,
      ),
    },
  ];
};

/** The button that has the bot create the next channel, as custom id and label. */
export const newChannelButton = ({ first, language }: SetupView): [string, string][] => {
  const channel = first?.new_channel ?? null;
  if (channel === null || channel.state === 'waiting') return [];
  return [
    [makeCustomId('setup', 'channel', channel.purpose), setupTexts[language].createChannel(channel.name)],
  ];
};
