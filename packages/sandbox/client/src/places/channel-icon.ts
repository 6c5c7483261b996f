import type { IconName } from '../ui/icon.tsx';
import { channelType } from './channel-type.ts';

const icons = new Map<number, IconName>([
  [channelType.voice, 'voice'],
  [channelType.stage, 'voice'],
  [channelType.news, 'news'],
  [channelType.publicThread, 'chat'],
  [channelType.privateThread, 'chat'],
]);

export const channelIcon = (type: number): IconName => icons.get(type) ?? 'hash';
