import { counted } from '../kit/counted.ts';
import type { SORTING_CRITERIA } from '../events/events.ts';
import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';

type Criterion = (typeof SORTING_CRITERIA)[number];

/** How a sentence names somebody: `you` and `у вас`, or a name. Nothing in it depends on whether they are a man or a woman. */
const who = (name: string | null): string => name ?? 'you';
const has = (name: string | null): string => (name === null ? 'you have' : `${name} has`);
const whose = (name: string | null): string => (name === null ? 'у вас' : `у ${name}`);

const en = {
  room: 'There is room for everyone who wants in.',
  roomInSquad: (squad: string) => `There is room in ${squad} for everyone who can join it.`,
  pinnedIn: 'A leader pinned this spot on the main list.',
  pinnedInSquad: (squad: string) => `A leader pinned this spot in ${squad}.`,
  pinnedBeyond: 'Pinned to the main list by a leader, but others who are pinned took all its spots.',
  pinnedOut: 'Moved to the reserve by a leader.',
  choseReserve: 'In the reserve by choice.',
  allPinned: 'All spots on the main list went to people pinned by a leader.',
  allPinnedInSquad: (squad: string) => `All spots in ${squad} went to people pinned by a leader.`,
  squadFull: (squad: string) => `${squad} is full.`,
  squadRole: (squad: string, role: string) => `${squad} requires the role ${role}.`,
  squadRoleGone: (squad: string) => `${squad} required a role.`,
  squadLeader: (squad: string) => `Leader of ${squad}.`,
  lastInMain: (name: string) => `The last one on the main list is ${name}.`,
  lastInSquad: (squad: string, name: string) => `The last one in ${squad} is ${name}.`,
  firstInReserve: (name: string) => `First in the reserve is ${name}.`,
  /** Whom a person is compared with if only their value is known. */
  somebody: 'the last one on the main list',
  somebodyInSquad: 'the last one in the squad',
  same: (values: string) => `The same: ${values}.`,
  sameValue: {
    role_priority: (role: string | null) => `role (${role ?? 'none'})`,
    reputation: (value: string) => `reputation (${value})`,
    reliability: (value: string) => `reliability (${value})`,
  },
  /** There is nobody to compare with. */
  decidedAlone: {
    role_priority: () => 'Role decided.',
    reputation: (name, value) => `Reputation decided: ${has(name)} ${value}.`,
    reliability: (name, value) =>
      `Reliability decided, that is how often people come: ${has(name)} ${value}.`,
    benched_last_time: () => 'Last time decided.',
    signed_up_at: () => 'Sign-up time decided.',
  } satisfies Record<Criterion, (name: string | null, value: string) => string>,
  role: (name: string | null, mine: string | null, rival: string, theirs: string | null) =>
    `Role decided: ${has(name)} ${mine ?? 'no role with priority'}, ${rival} has ${theirs ?? 'none'}.`,
  priority: (mine: string, rival: string, theirs: string) =>
    `Role decided: its priority is ${mine}, for ${rival} it is ${theirs}.`,
  reputation: (name: string | null, mine: string, rival: string, theirs: string) =>
    `Reputation decided: ${has(name)} ${mine}, ${rival} has ${theirs}.`,
  reliability: (name: string | null, mine: string, rival: string, theirs: string) =>
    `Reliability decided, that is how often people come: ${has(name)} ${mine}, ${rival} has ${theirs}.`,
  benched: (name: string | null) =>
    `Last time decided: ${who(name)} sat out then, so ${name === null ? 'you go' : 'goes'} first now.`,
  played: 'Last time decided: those who sat out then go first now.',
  later: (name: string | null, apart: string, rival: string) =>
    `Sign-up time decided: ${who(name)} signed up ${apart} later than ${rival}.`,
  earlier: (name: string | null, apart: string, rival: string) =>
    `Sign-up time decided: ${who(name)} signed up ${apart} earlier than ${rival}.`,
  instant: 'less than a second',
  second: (count: number) => plural('en', count, { one: '# second', other: '# seconds' }),
  minute: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
  hour: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
  day: (count: number) => counted('en', 'days', count),
};

const ru: typeof en = {
  room: 'Мест хватает всем, кто хочет в основу.',
  roomInSquad: (squad) => `В отряде ${squad} мест хватает всем, кому туда можно.`,
  pinnedIn: 'Место в основе закрепил лидер.',
  pinnedInSquad: (squad) => `Место в отряде ${squad} закрепил лидер.`,
  pinnedBeyond: 'Лидер закрепил место в основе, но все места там заняли другие закреплённые.',
  pinnedOut: 'В замену перевёл лидер.',
  choseReserve: 'Замена по своему желанию.',
  allPinned: 'Все места в основе заняли закреплённые лидером.',
  allPinnedInSquad: (squad) => `Все места в отряде ${squad} заняли закреплённые лидером.`,
  squadFull: (squad) => `В отряде ${squad} мест нет.`,
  squadRole: (squad, role) => `Для отряда ${squad} нужна роль ${role}.`,
  squadRoleGone: (squad) => `Для отряда ${squad} была нужна роль.`,
  squadLeader: (squad) => `Командир отряда ${squad}.`,
  lastInMain: (name) => `Последнее место в основе — у ${name}.`,
  lastInSquad: (squad, name) => `Последнее место в отряде ${squad} — у ${name}.`,
  firstInReserve: (name) => `Первое место в замене — у ${name}.`,
  somebody: 'последнего места в основе',
  somebodyInSquad: 'последнего места в отряде',
  same: (values) => `Одинаково: ${values}.`,
  sameValue: {
    role_priority: (role) => (role === null ? 'роли с приоритетом нет' : `роль (${role})`),
    reputation: (value) => `репутация (${value})`,
    reliability: (value) => `надёжность (${value})`,
  },
  decidedAlone: {
    role_priority: () => 'Решила роль.',
    reputation: (name, value) => `Решила репутация: ${whose(name)} — ${value}.`,
    reliability: (name, value) => `Решила надёжность, то есть как часто приходят: ${whose(name)} — ${value}.`,
    benched_last_time: () => 'Решил прошлый раз.',
    signed_up_at: () => 'Решило время записи.',
  },
  role: (name, mine, rival, theirs) =>
    `Решила роль: ${whose(name)} ${mine === null ? 'нет роли с приоритетом' : `— ${mine}`}, у ${rival} ${theirs === null ? 'её нет' : `— ${theirs}`}.`,
  priority: (mine, rival, theirs) => `Решила роль: её приоритет ${mine}, у ${rival} — ${theirs}.`,
  reputation: (name, mine, rival, theirs) =>
    `Решила репутация: ${whose(name)} — ${mine}, у ${rival} — ${theirs}.`,
  reliability: (name, mine, rival, theirs) =>
    `Решила надёжность, то есть как часто приходят: ${whose(name)} — ${mine}, у ${rival} — ${theirs}.`,
  benched: (name) => `Решил прошлый раз: ${whose(name)} тогда была замена, поэтому сейчас место в основе.`,
  played: 'Решил прошлый раз: впереди те, кому тогда досталась замена.',
  later: (name, apart, rival) => `Решило время записи: ${whose(name)} на ${apart} позже, чем у ${rival}.`,
  earlier: (name, apart, rival) => `Решило время записи: ${whose(name)} на ${apart} раньше, чем у ${rival}.`,
  instant: 'долю секунды',
  second: (count) =>
    plural('ru', count, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' }),
  minute: (count) =>
    plural('ru', count, { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' }),
  hour: (count) => plural('ru', count, { one: '# час', few: '# часа', many: '# часов', other: '# часа' }),
  day: (count) => counted('ru', 'days', count),
};

/** The words that explain a place, in Discord and in the panel. */
export const placeWords: Record<Language, typeof en> = { en, ru };
