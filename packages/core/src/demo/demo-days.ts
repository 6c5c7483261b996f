import type { Language } from '@famiglia/contract/kit/language';
import { DEMO_TEXTS } from './demo-texts.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const DAYS = 45;
const EVERY_DAYS = 4;
const WAITING = 5;

export interface DemoDay {
  /** The id of the message that brought the screenshot: the same day is made once. */
  sourceId: string;
  at: Date;
  /** The index of the sender among the people. */
  sender: number;
  screen: { seed: number; variant: 'as it is' | 'mirrored' | 'trimmed' };
  /** The last ones wait for a moderator. */
  waits: boolean;
  changes: readonly { person: number; delta: number; reason: string }[];
  /** A member changes their in-game nick. */
  renames: readonly { person: number; nick: string }[];
}

const REASONS = [
  [20, 'gathered'],
  [15, 'drop'],
  [10, 'taught'],
  [25, 'bestShooter'],
  [-10, 'leftEarly'],
  [-15, 'toxic'],
  [30, 'training'],
  [5, 'cars'],
] as const;

const RENAMES = [
  { day: 4, person: 5, nick: 'Rico_Salerno' },
  { day: 9, person: 11, nick: 'Tony_Marchetti' },
  { day: 15, person: 5, nick: 'Rico_Moretti' },
  { day: 26, person: 11, nick: 'Antonio_Moretti' },
] as const;

/** Half a year of days: every few days a screenshot, and a change of reputation by a leader. */
export const demoDays = (now: Date, language: Language): DemoDay[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const random = seededRandom(7000 + index);
    const waits = index >= DAYS - WAITING;
    const daysAgo = (DAYS - WAITING - index) * EVERY_DAYS + 1;
    const at = waits
      ? now.getTime() - (DAYS - index) * 3 * HOUR_MS
      : now.getTime() - daysAgo * DAY_MS + Math.floor(random() * 5 * HOUR_MS);
    return {
      sourceId: String(1001 + index),
      at: new Date(at),
      sender: Math.floor(random() * 40),
      screen: screenshotOf(index),
      waits,
      changes: [0, 1, 2].map(() => {
        const [delta, reason] = REASONS[Math.floor(random() * REASONS.length)] ?? REASONS[0];
        return { person: Math.floor(random() * 60), delta, reason: DEMO_TEXTS[language].reputation[reason] };
      }),
      renames: RENAMES.filter((rename) => rename.day === index),
    };
  });

/** Sometimes a member sends an old screenshot again. */
const screenshotOf = (index: number): DemoDay['screen'] => {
  if (index === 17) return { seed: 9003, variant: 'trimmed' };
  if (index === 31) return { seed: 9022, variant: 'mirrored' };
  if (index === DAYS - 2) return { seed: 9030, variant: 'trimmed' };
  return { seed: 9000 + index, variant: 'as it is' };
};
