import type { CaptResult, CaptSide } from '@famiglia/contract/capts/capts';
import type { Language } from '@famiglia/contract/kit/language';
import { DEMO_TEXTS } from './demo-texts.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const PAST_CAPTS = 30;
const EVERY_DAYS = 6;
const SLOTS = 16;

/** A past or planned capt of the demo family. */
export interface DemoCapt {
  key: string;
  seed: number;
  startsAt: Date;
  opponent: string;
  territory: string;
  side: CaptSide;
  slots: number;
  signUps: number;
  /** Null for planned ones. */
  end: { result: CaptResult; ours: number; theirs: number } | null;
}

const capt = (index: number, startsAt: Date, language: Language): DemoCapt => {
  const { opponents, territories } = DEMO_TEXTS[language];
  const random = seededRandom(5000 + index);
  const pick = (names: readonly string[]): string => names[Math.floor(random() * names.length)] ?? '';
  return {
    key: `demo-capt:${index}`,
    seed: 6000 + index,
    startsAt,
    opponent: pick(Object.values(opponents)),
    territory: pick(Object.values(territories)),
    side: random() < 0.55 ? 'attack' : 'defence',
    slots: SLOTS,
    signUps: SLOTS - 3 + Math.floor(random() * 12),
    end: endOf(random),
  };
};

const endOf = (random: () => number): NonNullable<DemoCapt['end']> => {
  const luck = random();
  const less = Math.floor(random() * 3);
  if (luck < 0.58) return { result: 'win', ours: 3, theirs: less };
  return luck < 0.94 ? { result: 'loss', ours: less, theirs: 3 } : { result: 'draw', ours: 2, theirs: 2 };
};

const evening = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 17 * HOUR_MS);

/** Half a year of capts, and two that are open for sign-up. */
export const demoCapts = (now: Date, language: Language): DemoCapt[] => [
  ...Array.from({ length: PAST_CAPTS }, (_, index) =>
    capt(index, evening(now, -2 - (PAST_CAPTS - 1 - index) * EVERY_DAYS), language),
  ),
  ...[1, 4].map((days, index) => ({
    ...capt(PAST_CAPTS + index, evening(now, days), language),
    signUps: 19 - index * 12,
    end: null,
  })),
];
