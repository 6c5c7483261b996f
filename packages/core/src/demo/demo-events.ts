import type { Language } from '@famiglia/contract/kit/language';
import { DEMO_TEXTS } from './demo-texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** A past or planned event of the demo family. */
export interface DemoEvent {
  key: string;
  title: string;
  description: string;
  startsAt: Date;
  slots: number;
  signUps: number;
  /** Names and places; the places add up to `slots`. */
  squads?: readonly { name: string; slots: number }[];
  /** Those selected get a thread. */
  thread?: boolean;
  /** It takes more answers than plus and minus, and got some. */
  answers?: boolean;
  emoji?: string;
  color?: number;
  /** A drawn picture, by its seed. */
  picture?: number;
  /** Discord's own list of events has it too. */
  scheduledEvent?: boolean;
  /** The kind of fight, by its place in the family's list. */
  fightKind?: number;
  end: 'finished' | { cancelled: string } | 'closed' | 'open';
}

const PROGRAMME = [
  { words: 'factory', slots: 30, fightKind: 3 },
  { words: 'drop', slots: 20, fightKind: 2 },
  { words: 'training', slots: 25 },
  { words: 'hideAndSeek', slots: 40 },
  { words: 'warehouse', slots: 16, fightKind: 4 },
  { words: 'docks', slots: 24 },
  { words: 'race', slots: 12 },
] as const satisfies readonly { words: string; slots: number; fightKind?: number }[];

const SQUADS = [
  { words: 'assault', slots: 8 },
  { words: 'snipers', slots: 3 },
  { words: 'drivers', slots: 5 },
] as const;

const EVENINGS = [16, 17, 18];
const EVERY_DAYS = 4;
const PAST_EVENTS = 44;

/** Entry `index` of the programme; the numbers only have to look irregular. */
const turn = (index: number, startsAt: Date, language: Language): Omit<DemoEvent, 'end'> => {
  const { words, slots, ...kind } = PROGRAMME[index % PROGRAMME.length] ?? PROGRAMME[0];
  const signUps = Math.round(slots * (0.7 + ((index * 37) % 80) / 100));
  return { key: `demo:${index}`, ...DEMO_TEXTS[language].events[words], slots, signUps, startsAt, ...kind };
};

const evening = (now: Date, days: number, index: number): Date => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + days * DAY_MS + (EVENINGS[index % EVENINGS.length] ?? 17) * HOUR_MS);
};

/** Half a year of past events, some planned ones, and one that waits for its attendance. */
export const demoEvents = (now: Date, language: Language): DemoEvent[] => {
  const { squads, cancelled } = DEMO_TEXTS[language];
  const next = (place: number, days: number, hour: number) =>
    turn(PAST_EVENTS + place, evening(now, days, hour), language);
  return [
    ...Array.from({ length: PAST_EVENTS }, (_, index): DemoEvent => {
      const startsAt = evening(now, -2 - (PAST_EVENTS - index) * EVERY_DAYS, index);
      return { ...turn(index, startsAt, language), end: index % 15 === 9 ? { cancelled } : 'finished' };
    }),
    { ...next(0, -1, 1), thread: true, end: 'closed' },
    { ...next(1, 1, 1), signUps: 41, slots: 30, end: 'open' },
    {
      ...next(2, 2, 2),
      signUps: 13,
      slots: 16,
      squads: SQUADS.map(({ words, slots }) => ({ name: squads[words], slots })),
      emoji: '📦',
      color: 0xd6_45_3d,
      end: 'open',
    },
    {
      ...next(3, 5, 0),
      signUps: 3,
      answers: true,
      emoji: '⚓',
      color: 0x3f_7f_d1,
      picture: 12,
      scheduledEvent: true,
      end: 'open',
    },
  ];
};
