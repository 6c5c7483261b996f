import { useSyncExternalStore } from 'react';
import type { Theme } from './theme-store.ts';
import { getTheme, subscribeTheme } from './theme-store.ts';

export const useTheme = (): Theme => useSyncExternalStore(subscribeTheme, getTheme, () => 'system');
