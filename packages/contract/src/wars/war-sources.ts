import * as z from 'zod';
import type { Language } from '../kit/language.ts';

/** Which feed told of a war: a collector of the family by the name of its key, its channel, or a monitor. */
export const warSource = z.object({
  kind: z.enum(['key', 'channel', 'monitor']),
  /** Null for the channel, and for a key that no longer exists. */
  name: z.string().nullable(),
});
export type WarSource = z.infer<typeof warSource>;

const WORDS: Readonly<Record<Language, Record<'key' | 'channel' | 'unofficial', string>>> = {
  en: { key: 'collector', channel: 'channel of the server', unofficial: 'unofficial' },
  ru: { key: 'сборщик', channel: 'канал сервера', unofficial: 'неофициально' },
};

/** The feeds of a war in one line. Monitors belong to nobody who runs the game, and that is said once. */
export const sourceNames = (sources: readonly WarSource[], language: Language): string => {
  const words = WORDS[language];
  const own = sources.flatMap(({ kind, name }) => (kind === 'monitor' ? [] : [name ?? words[kind]]));
  const monitors = sources.flatMap(({ kind, name }) => (kind === 'monitor' ? [name ?? ''] : []));
  const unofficial = monitors.length === 0 ? [] : [`${monitors.join(', ')} (${words.unofficial})`];
  return [...own, ...unofficial].join(', ');
};
