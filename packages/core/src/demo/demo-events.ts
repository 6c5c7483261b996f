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
  end: 'finished' | 'cancelled' | 'closed' | 'open';
}

const PROGRAMME = [
  {
    title: 'Война за завод',
    description: 'Сбор у гаража за 15 минут. Дробовики и аптечки с собой.',
    slots: 30,
  },
  { title: 'Дроп', description: 'Едем двумя машинами, рация обязательна.', slots: 20 },
  {
    title: 'Тренировка стрельбы',
    description: 'Отрабатываем углы и выходы. Новичкам обязательно.',
    slots: 25,
  },
  { title: 'Прятки на стройке', description: 'Без оружия. Победителю бонус из общака.', slots: 40 },
  { title: 'Налёт на склад', description: '', slots: 16 },
  { title: 'Облава в порту', description: 'Кто в основе, тот в войсе. Остальные ждут замену.', slots: 24 },
  { title: 'Гонка семей', description: 'Свои машины, старт у обсерватории.', slots: 12 },
] as const;

const SQUADS = [
  { name: 'Штурм', slots: 8 },
  { name: 'Снайперы', slots: 3 },
  { name: 'Водители', slots: 5 },
];

const EVENINGS = [16, 17, 18];
const EVERY_DAYS = 4;
const PAST_EVENTS = 44;

/** Entry `index` of the programme; the numbers only have to look irregular. */
const turn = (index: number, startsAt: Date): Omit<DemoEvent, 'end'> => {
  const { title, description, slots } = PROGRAMME[index % PROGRAMME.length] ?? PROGRAMME[0];
  const signUps = Math.round(slots * (0.7 + ((index * 37) % 80) / 100));
  return { key: `demo:${index}`, title, description, slots, signUps, startsAt };
};

const evening = (now: Date, days: number, index: number): Date => {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight + days * DAY_MS + (EVENINGS[index % EVENINGS.length] ?? 17) * HOUR_MS);
};

/** Half a year of past events, some planned ones, and one that waits for its attendance. */
export const demoEvents = (now: Date): DemoEvent[] => [
  ...Array.from({ length: PAST_EVENTS }, (_, index): DemoEvent => {
    const startsAt = evening(now, -2 - (PAST_EVENTS - index) * EVERY_DAYS, index);
    return { ...turn(index, startsAt), end: index % 15 === 9 ? 'cancelled' : 'finished' };
  }),
  { ...turn(PAST_EVENTS, evening(now, -1, 1)), thread: true, end: 'closed' },
  { ...turn(PAST_EVENTS + 1, evening(now, 1, 1)), signUps: 41, slots: 30, end: 'open' },
  { ...turn(PAST_EVENTS + 2, evening(now, 2, 2)), signUps: 13, slots: 16, squads: SQUADS, end: 'open' },
  { ...turn(PAST_EVENTS + 3, evening(now, 5, 0)), signUps: 3, end: 'open' },
];
