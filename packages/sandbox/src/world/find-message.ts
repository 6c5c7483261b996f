import type { Message, World } from './world.ts';

export const findMessage = (world: World, id: string | null | undefined): Message | null => {
  const channelId = world.messageChannels.get(id ?? '');
  return world.channels.get(channelId ?? '')?.messages.get(id ?? '') ?? null;
};
