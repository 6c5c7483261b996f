import type { Language } from '@famiglia/contract/kit/language';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { DemoScreenshot } from './draw-variant.ts';
import { seededRandom } from './seeded-random.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EVENINGS = 12;
const WAITING = 14;

interface DemoGungameScreenshot {
  /** The id of the message that brought it. */
  sourceId: string;
  at: Date;
  /** Their index among the people. */
  sender: number;
  screen: DemoScreenshot;
}

export interface DemoEvening {
  screens: readonly DemoGungameScreenshot[];
  /** Null while they wait. */
  verdict: { at: Date; moderator: number; rejected: readonly number[]; reason: string } | null;
}

const screenshotOf = (index: number, at: number, random: () => number): DemoGungameScreenshot => ({
  sourceId: String(5001 + index),
  at: new Date(at),
  sender: Math.floor(random() ** 2 * 30),
  screen: variantOf(index),
});

/** Two of the waiting screenshots are old ones, sent again by another member. */
const variantOf = (index: number): DemoScreenshot => {
  if (index === EVENINGS * 4 + 2) return { seed: 20_010, variant: 'trimmed' };
  if (index === EVENINGS * 4 + 9) return { seed: 20_031, variant: 'mirrored' };
  return { seed: 20_000 + index, variant: 'as it is' };
};

/** A month of gun game evenings, each judged the same night, and a waiting queue. About sixty screenshots. */
export const demoGungame = (now: Date, language: Language): DemoEvening[] => {
  const reasons = Object.values(DEMO_TEXTS[language].gungame);
  const random = seededRandom(31);
  const past = Array.from({ length: EVENINGS }, (_, evening): DemoEvening => {
    const began = now.getTime() - (EVENINGS - evening) * 2.3 * DAY_MS;
    const screens = [0, 1, 2, 3].map((place) =>
      screenshotOf(evening * 4 + place, began + place * 0.2 * HOUR_MS, random),
    );
    const at = new Date(began + (0.8 + random() * 3) * HOUR_MS);
    const rejected = evening % 3 === 1 ? [3] : [];
    const reason = reasons[evening % reasons.length] ?? '';
    return { screens, verdict: { at, moderator: evening % 3, rejected, reason } };
  });
  const queue = Array.from({ length: WAITING }, (_, place) =>
    screenshotOf(EVENINGS * 4 + place, now.getTime() - (WAITING - place) * 0.45 * HOUR_MS, random),
  );
  return [...past, { screens: queue, verdict: null }];
};
