import type { IconName } from '../ui/icon.tsx';

const icons: Record<number, IconName> = { 2: 'voice', 5: 'news', 13: 'voice' };

export function channelIcon(type: number): IconName {
  return icons[type] ?? 'hash';
}
