import type { APIEmbed } from 'discord.js';
import { expect, test } from 'vitest';
import { newDraft } from './attendance/attendance-draft.ts';
import { attendanceMessage } from './attendance/attendance-message.ts';
import type { AttendanceSheet } from './attendance/attendance-sheet.ts';
import { PICTURE_LINES, POST_LINES, linesOf } from './post-lines.ts';
import { rosterMessage } from './roster-message.ts';
import { rosterPage } from './roster-pages.ts';
import type { ListedPerson, RosterView } from './roster-view.ts';

const people = (
  count: number,
  name: (index: number) => string,
  reputation: number | null = null,
): ListedPerson[] => Array.from({ length: count }, (_, index) => ({ name: name(index), reputation }));
const cyrillic = (index: number): string =>
  `Участник_${index}_Константинопольский`.padEnd(32, 'я').slice(0, 32);

const view = (values: Partial<RosterView> = {}): RosterView => ({
  rosterId: '00000000-0000-8000-8000-000000000000',
  guildId: '1205943769497600002',
  feature: 'mp',
  version: 1,
  slots: 500,
  shares: null,
  sorting: ['role_priority', 'reputation', 'reliability', 'benched_last_time', 'signed_up_at'],
  gathering: {
    title: 'Война за завод',
    description: '',
    startsAt: new Date('2026-03-02T17:00:00Z'),
    status: 'open',
    reward: 15,
    version: 0,
    leaderId: '842764187074560005',
    cancelReason: null,
    endedAt: null,
  },
  squads: [],
  main: [],
  reserve: [],
  waiting: [],
  allChose: false,
  answers: null,
  hasCode: false,
  outcome: null,
  leader: { name: 'Л'.repeat(32), avatarUrl: null },
  language: 'ru',
  timeZone: 'Europe/Moscow',
  now: new Date('2026-03-01T12:00:00Z'),
  penalties: { noShow: 0, lateLeave: 0, lateFrom: null },
  panelUrl: 'https://panel.example/guild/1205943769497600002/events/00000000',
  homeChannelId: null,
  ...values,
});

const embedOf = (values: Partial<RosterView>): APIEmbed =>
  rosterMessage(view(values)).embeds?.[0] as APIEmbed;

/** Discord's limits for one message. */
const expectToFit = (embed: APIEmbed): void => {
  const { title = '', description = '', fields = [], footer, author } = embed;
  const sizes = fields.map(({ name, value }) => name.length + value.length);
  expect(title.length).toBeLessThanOrEqual(256);
  expect(description.length).toBeLessThanOrEqual(4096);
  expect(fields.length).toBeLessThanOrEqual(25);
  for (const { name, value } of fields) {
    expect(name.length).toBeGreaterThan(0);
    expect(value.length).toBeGreaterThan(0);
    expect(value.length).toBeLessThanOrEqual(1024);
  }
  const total =
    title.length +
    description.length +
    (author?.name.length ?? 0) +
    (footer?.text.length ?? 0) +
    sizes.reduce((a, b) => a + b, 0);
  expect(total).toBeLessThanOrEqual(6000);
};

const NAMES = {
  'long Cyrillic names': cyrillic,
  'names of markup alone': () => '*_~|'.repeat(8),
  'names of emoji': () => '🎉'.repeat(16),
  'names that call': () => '<@842764187074560005> @everyone',
  'names of one letter': () => 'я',
};

test.each(Object.entries(NAMES))('%s: rosters of every size stay within Discord’s limits', (_, name) => {
  const gathering = {
    ...view().gathering,
    title: '*'.repeat(100),
    description: '_'.repeat(1000),
    status: 'cancelled' as const,
    cancelReason: '~'.repeat(200),
  };
  for (const size of [0, 1, 25, 26, 50, 51, 500]) {
    expectToFit(embedOf({ gathering, main: people(size, name), reserve: people(500, name) }));
    expectToFit(embedOf({ gathering, main: people(size, name), reserve: [] }));
  }
});

test.each(Object.entries(NAMES))('%s: ten squads with 300 people stay within Discord’s limits', (_, name) => {
  const squads = Array.from({ length: 10 }, (_squad, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    name: `${index}${'*'.repeat(31)}`,
    slots: 50,
    roleId: '842764187074560005',
    role: 'Р'.repeat(100),
    leaderId: '842764187074560005',
    people: people(30, name),
  }));
  const gathering = { ...view().gathering, title: '*'.repeat(100), description: '_'.repeat(1000) };
  const values = { gathering, squads, main: people(300, name), reserve: people(200, name) };
  for (const cancelReason of [null, '~'.repeat(200)]) {
    const status = cancelReason === null ? ('open' as const) : ('cancelled' as const);
    expectToFit(embedOf({ ...values, gathering: { ...gathering, status, cancelReason } }));
  }
  const { components } = rosterMessage(view(values));
  const [select] = JSON.parse(JSON.stringify(components))[0].components;
  expect(select.options).toHaveLength(11);
  for (const { label, description = '' } of select.options) {
    expect(label.length).toBeLessThanOrEqual(100);
    expect(description.length).toBeLessThanOrEqual(100);
  }
});

test('squads are shown with their places, role and leader, and those who do not fit are counted', () => {
  const squad = { roleId: null, role: null, leaderId: null, people: [] };
  const squads = [
    { ...squad, id: 'a', name: 'Отряд 1', slots: 200, people: people(200, cyrillic) },
    { ...squad, id: 'b', name: 'Снайперы', slots: 3, roleId: '7', role: 'Снайпер', leaderId: '8' },
  ];
  const { fields = [] } = embedOf({ squads, main: people(200, cyrillic) });
  expect(fields.map(({ name }) => name)).toEqual(['Отряд 1 200/200', 'Снайперы 0/3']);
  expect([...(fields[0]?.value ?? '').matchAll(/\d+\. Участник/g)]).toHaveLength(5);
  expect(fields[0]?.value).toContain('… и ещё 195 человек');
  expect(fields[1]?.value).toBe('<@&7> · командир <@8>');
});

const longest = (index: number) => `Константин${index} Константинопольский`;

test('the few names of a squad stand in one line, and take no more room than below each other', () => {
  const squad = { roleId: null, role: null, leaderId: null };
  const valueOf = (names: number, squads = 1, name = short) => {
    const all = Array.from({ length: squads }, (_squad, nth) => ({
      ...squad,
      id: String(nth),
      name: `Отряд ${nth}`,
      slots: 10,
      people: people(names, name),
    }));
    return embedOf({ squads: all, slots: 10 * squads, main: people(names * squads, name) }).fields?.[0]
      ?.value;
  };
  expect(valueOf(3)).toBe('Max\\_Payne0, Max\\_Payne1, Max\\_Payne2');
  expect(valueOf(6)).toMatch(/^1\. .*\n2\. /);
  // With many squads there is one line for each, and one that counts the others.
  expect(valueOf(4, 10, longest)).toMatch(/^[^,]+\n… и ещё 3/);
  expect(valueOf(2, 10, longest)).toBe(`${longest(0)}, ${longest(1)}`);
});

test('text is cut between characters and mentions nobody', () => {
  for (const shift of ['', 'x']) {
    const title = `${shift}${'🎉'.repeat(49)}`;
    const description = `@everyone ${shift}${'🎉'.repeat(1200)}`;
    const said = JSON.stringify(embedOf({ gathering: { ...view().gathering, title, description } }));
    expect(said).not.toMatch(/\\ud83c/i);
    expect(said).not.toContain('@everyone');
    expect(said).toContain('🎉…');
  }
});

test('from twelve people on main stands in two columns, and a long list is cut', () => {
  const heights = (count: number) =>
    (embedOf({ slots: 50, main: people(count, cyrillic) }).fields ?? []).map(
      ({ value, inline }) => `${value.split('\n').length}${inline === true ? ' beside' : ''}`,
    );
  expect(heights(11)).toEqual(['11']);
  expect(heights(12)).toEqual(['6 beside', '6 beside']);
  expect(heights(13)).toEqual(['7 beside', '6 beside']);
  // The last line of the second column counts the others.
  expect(heights(14)).toEqual(['6 beside', '7 beside']);
  const { fields = [] } = embedOf({ slots: 30, main: people(30, cyrillic), reserve: people(10, cyrillic) });
  expect(fields.map(({ name }) => name)).toEqual(['Основа 30/30', 'Замена 10']);
  expect(fields[0]?.value).toMatch(/8\. .+\n… и ещё 22 человека$/);
  expect(fields[1]?.value).toMatch(/3\. .+\n… и ещё 7 человек$/);
});

test('a press shows everybody, with a link to the panel if the guild has one', () => {
  const values = { main: people(500, cyrillic), reserve: people(3, () => 'Запасной') };
  const drawn = JSON.stringify(rosterMessage(view(values)));
  expect(drawn).toContain('"label":"Показать всех"');
  expect(drawn).toContain('"mp:whole:00000000-0000-8000-8000-000000000000:0"');
  expect(drawn).not.toMatch(/https?:/);
  const pages = Array.from(
    { length: 13 },
    (_, page) => rosterPage(view(values), page).embeds?.[0] as APIEmbed,
  );
  for (const page of pages) expectToFit(page);
  expect(JSON.stringify(pages).match(/Участник/g)).toHaveLength(500);
  expect(pages[12]?.description).toMatch(
    /\n500\. .+\n\*\*Замена 3\*\*\n1\. Запасной\n2\. Запасной\n3\. Запасной\n\n\[Весь список/,
  );
  expect(pages[12]?.description).toContain('https://panel.example/guild/1205943769497600002/events/00000000');
  expect(pages[12]?.footer?.text).toBe('Страница 13 из 13');
  const free = rosterPage(view({ ...values, panelUrl: null }), 0).embeds?.[0] as APIEmbed;
  expect(free.description).not.toContain('http');
  // A message in which everything fits has no such button.
  expect(JSON.stringify(rosterMessage(view({ main: people(5, cyrillic) })))).not.toContain('mp:whole');
});

const short = (index: number): string => `Max_Payne${index}`;

const byReputation = {
  squad: null,
  count: 2,
  why: { criterion: 'reputation', mine: '120', cutoff: '245' },
  role: 'Солдат',
} as const;
const names = (values: Partial<RosterView>) => (embedOf(values).fields ?? []).map(({ name }) => name);

test('the heading says who stands below the line, and a number beside a name is there only if it decides', () => {
  const away = { name: 'Toni', reputation: -5, away: 'в отпуске' };
  const lists = { main: [...people(3, short, 1750), away], reserve: people(2, short, 120), slots: 4 };
  const sorting = ['reputation'] as const;
  const decided = embedOf({ ...lists, sorting, waiting: [byReputation] }).fields ?? [];
  expect(decided.map(({ name }) => name)).toEqual([
    'Основа 4/4 · репутация',
    'Замена 2 · репутация ниже 245',
  ]);
  expect(decided[0]?.value).toContain('Payne2 · 1750');
  expect(decided[0]?.value).toContain('Toni · −5 · в отпуске');
  expect(names({ ...lists, waiting: [byReputation] })[1]).toBe('Замена 2 · «Солдат», репутация ниже 245');
  const byTime = { ...byReputation, why: { criterion: 'signed_up_at', mine: 'b', cutoff: 'a' } } as const;
  const late = embedOf({ ...lists, sorting, waiting: [byTime] }).fields ?? [];
  expect(late.map(({ name }) => name)).toEqual(['Основа 4/4', 'Замена 2 · запись позже остальных']);
  expect(late[0]?.value).not.toContain('1750');
  expect(names({ ...lists, allChose: true })[1]).toBe('Замена 2 · по своему желанию');
});

test('free and taken places of squads cannot contradict: each queue says what it waits for', () => {
  const squad = { roleId: null, role: null, leaderId: null };
  const squads = [
    { ...squad, id: 'a', name: 'Штурм', slots: 2, people: people(2, short) },
    { ...squad, id: 'b', name: 'Снайперы', slots: 5, people: [] },
  ];
  const waiting = [
    { ...byReputation, squad: 'a' },
    { ...byReputation, count: 1, why: null },
  ];
  const values = { slots: 7, squads, main: people(2, short), reserve: people(3, short), waiting };
  const { description, fields = [] } = embedOf({ ...values, sorting: ['reputation'] });
  expect(description).toContain('свободно: Снайперы 5');
  expect(description).not.toContain('ещё');
  expect(fields.map(({ name }) => name)).toEqual([
    'Штурм 2/2',
    'Снайперы 0/5',
    'Замена 3 · ждут: Штурм 2, любой отряд 1 (нет роли)',
  ]);
  expect(fields[0]?.value).toMatch(/\*дальше замена: репутация ниже 245\*$/);
});

test('once it is over the lists say what happened', () => {
  const outcome = {
    attended: people(2, short),
    walk_in: people(1, () => 'Гость'),
    absent: people(1, () => 'Пропал'),
    excused: [],
    unneeded: people(3, short),
  };
  const gathering = { ...view().gathering, status: 'finished' as const };
  const values = { gathering, outcome, main: people(3, short), reserve: people(3, short) };
  expect(names(values)).toEqual([
    'Пришли 2',
    'Пришли без записи 1',
    'Не пришли 1',
    'Замена не понадобилась 3',
  ]);
  expect(embedOf(values).footer).toBeUndefined();
  expect(JSON.stringify(rosterPage(view(values), 0))).toContain('**Не пришли 1**');
});

test('a leader’s formatting works and reaches nothing else of the post; it calls nobody', () => {
  const description = '**Сбор** у [порта](https://map.example)\n- дроби\n**<@842764187074560005> @everyone';
  const shown = embedOf({ gathering: { ...view().gathering, description } }).description ?? '';
  expect(shown).toContain('**Сбор** у [порта](https://map.example)\n- дроби\n**<');
  expect(shown).not.toMatch(/<@|@everyone/);
  // It is the last part, so what is left open in it formats nothing of ours.
  expect(shown.lastIndexOf('Награда')).toBeLessThan(shown.indexOf('Сбор'));
});

test('whoever created it stands above the title with their avatar', () => {
  const leader = { name: 'Marta_Moretti', avatarUrl: 'https://cdn.example/avatars/1/a.png' };
  expect(embedOf({ leader }).author).toEqual({
    name: 'Marta_Moretti',
    icon_url: 'https://cdn.example/avatars/1/a.png',
  });
  expect(embedOf({ leader: null }).author).toBeUndefined();
});

const shownText = (description: string) =>
  embedOf({ gathering: { ...view().gathering, description } }).description ?? '';

test('a short description is shown whole, and of a long one the first lines', () => {
  expect(shownText('**Сбор** в порту\n- дроби\n- маски\nКонец')).toContain('- дроби\n- маски\nКонец');
  const long = shownText(`Сбор в порту. ${'Берите дроби. '.repeat(70)}Конец`);
  expect(long).toContain('Сбор в порту. Берите дроби.');
  expect(long).not.toContain('Конец');
  expect(long).toMatch(/…\n\*Это не весь текст: нажмите «Показать всех»\.\*$/);
});

/** What a phone shows above the buttons, line by line: it puts columns below each other. */
const linesAbove = ({ author, title = '', description = '', fields = [], image }: APIEmbed): number =>
  (author === undefined ? 0 : 1) +
  linesOf(title) +
  linesOf(description) +
  fields.reduce((sum, { name, value }) => sum + linesOf(name) + linesOf(value), 0) +
  (image === undefined ? 0 : PICTURE_LINES);

const FULL = {
  description: 'Сбор в порту у третьего крана. '.repeat(30),
  title: 'Война за завод с Якудзой',
  emoji: '🎯',
};

test.each([
  ['nothing but people', {}, {}],
  ['a description', { description: FULL.description }, {}],
  ['a picture', { pictureId: '7c1c3a0e-6d2f-4f6b-9a1d-000000000001' }, {}],
  ['penalties', {}, { penalties: { noShow: 10, lateLeave: 5, lateFrom: new Date('2026-03-02T16:30:00Z') } }],
  ['everything but a picture', FULL, { waiting: [byReputation], sorting: ['reputation' as const] }],
])(
  'with %s the buttons stay on the screen of a phone, however many people sign up',
  (_, gathering, values) => {
    for (const [main, reserve] of [
      [0, 0],
      [5, 0],
      [11, 2],
      [12, 3],
      [13, 10],
      [50, 40],
      [500, 500],
    ] as const) {
      const embed = embedOf({
        slots: 50,
        main: people(main, short, 100),
        reserve: people(reserve, short, 90),
        ...values,
        gathering: { ...view().gathering, ...gathering },
      });
      expect(linesAbove(embed)).toBeLessThanOrEqual(POST_LINES);
    }
  },
);

test('a post with everything at once grows by the least that it shows, and no more', () => {
  const gathering = { ...view().gathering, ...FULL, pictureId: '7c1c3a0e-6d2f-4f6b-9a1d-000000000001' };
  const penalties = { noShow: 10, lateLeave: 5, lateFrom: new Date('2026-03-02T16:30:00Z') };
  const lists = { slots: 50, main: people(50, short, 100), reserve: people(40, short, 90) };
  const embed = embedOf({ ...lists, gathering, penalties, waiting: [byReputation] });
  expect(linesAbove(embed)).toBeLessThanOrEqual(POST_LINES + 6);
});

test('squads leave the buttons on the screen too', () => {
  for (const count of [2, 3]) {
    const squads = Array.from({ length: count }, (_squad, index) => ({
      id: String(index),
      name: `Отряд ${index + 1}`,
      slots: 10,
      roleId: null,
      role: null,
      leaderId: null,
      people: people(10, short),
    }));
    const embed = embedOf({ squads, slots: count * 10, main: people(count * 10, short) });
    expect(linesAbove(embed)).toBeLessThanOrEqual(POST_LINES);
  }
});

test('a closed list names those who go, in two columns', () => {
  const lists = { slots: 25, main: people(24, short), reserve: people(2, short) };
  const named = (status: 'open' | 'closed') =>
    (embedOf({ ...lists, gathering: { ...view().gathering, status } }).fields ?? []).map(
      ({ value }) => value.split('\n').length,
    );
  expect(named('closed')).toEqual([12, 12, 2]);
  expect(named('open')[0]).toBeLessThan(12);
});

test('people on the reserve beside free places have a reason: they wanted it, or a leader did', () => {
  const lists = { slots: 10, main: people(5, short), reserve: people(2, short) };
  expect(names(lists)[1]).toBe('Замена 2 · по желанию или решению лидера');
  expect(names({ ...lists, main: people(10, short) })[1]).toBe('Замена 2');
});

test('the emoji stands before the title; the colour is the event’s until it is over', () => {
  const gathering = { ...view().gathering, emoji: '🎯', color: 0x12_34_56 };
  expect(embedOf({ gathering })).toMatchObject({ title: '🎯 Война за завод', color: 0x12_34_56 });
  expect(embedOf({ gathering: { ...gathering, status: 'closed' } }).color).toBe(0x12_34_56);
  expect(embedOf({ gathering: { ...gathering, status: 'cancelled' } }).color).toBe(0xa8_48_3f);
  expect(embedOf({}).title).toBe('Война за завод');
});

test.each(['open', 'cancelled'] as const)(
  'a text that does not fit ends with a note (%s), and its pages show all of it',
  (status) => {
    const description = `${'Держим строй. '.repeat(200)}${'*'.repeat(1190)} Конец`;
    const values = { panelUrl: null, gathering: { ...view().gathering, description, status } };
    const embed = embedOf(values);
    expectToFit(embed);
    expect(embed.description).toContain('нажмите «Показать всех»');
    expect(JSON.stringify(rosterMessage(view(values)).components)).toContain('mp:whole');
    const pages = [0, 1, 2].map((page) => rosterPage(view(values), page).embeds?.[0] as APIEmbed);
    for (const page of pages) expectToFit(page);
    expect(pages.map((page) => page.description).join('')).toBe(description);
  },
);

const actions = (status: RosterView['gathering']['status']) =>
  [
    ...JSON.stringify(
      rosterMessage(view({ gathering: { ...view().gathering, status } })).components,
    ).matchAll(/mp:(\w+)/g),
  ].map((match) => match[1]);

test('the time is shown once, for each reader in their own zone; a closed roster has no sign-up, and a finished one can only be managed', () => {
  const { description = '' } = embedOf({ language: 'en', timeZone: 'America/New_York' });
  expect(description.split('\n')[0]).toBe('**<t:1772470800:F>** · <t:1772470800:R>');
  expect(description).not.toContain('12:00');
  expect(actions('open')).toEqual(['join', 'reserve', 'leave', 'why', 'manage']);
  expect(actions('closed')).toEqual(['leave', 'why', 'manage']);
  expect(actions('finished')).toEqual(['manage']);
  expect(actions('cancelled')).toEqual([]);
});

test('the attendance of more than 25 people has pages, and every page is within Discord’s limits', () => {
  const sheet: AttendanceSheet = {
    gathering: view().gathering,
    people: people(60, cyrillic).map(({ name }, index) => ({
      userId: `${842764187074560000n + BigInt(index)}`,
      name,
      late: index > 55,
      comesLate: index === 4,
      mark: index % 2 === 0 ? 'attended' : 'absent',
      sighting:
        index === 3 || index === 5
          ? { user_id: '', channel_name: index === 3 ? 'ж'.repeat(100) : 'Сбор', minutes: 125 }
          : null,
    })),
    extra: [],
    penalties: { absent: 10, late: 5 },
  };
  const draft = newDraft({ guildId: '1', rosterId: view().rosterId }, sheet);
  const pages = [0, 1, 2].map((page) =>
    attendanceMessage(draft, sheet, { feature: 'mp', language: 'ru', page }),
  );
  const selects = pages.map(({ components = [] }) =>
    JSON.parse(JSON.stringify(components))
      .flatMap((row: { components: { options?: unknown[] }[] }) => row.components)
      .flatMap(({ options }: { options?: unknown[] }) => (options === undefined ? [] : [options.length])),
  );
  expect(selects).toEqual([
    [25, 12],
    [25, 13],
    [10, 5],
  ]);
  for (const { components = [], embeds = [] } of pages) {
    expect(components.length).toBeLessThanOrEqual(5);
    expectToFit(embeds[0] as APIEmbed);
  }
  expect(JSON.stringify(pages[0])).toContain('−10 каждому');
  // Two hours are shown as hours, not as 120 minutes.
  expect(JSON.stringify(pages[0])).toMatch(/в войсе: Сбор, 2\sч 5\sмин/);
});

const answers = (count: number, name: (index: number) => string): RosterView['answers'] => ({
  late: people(count, name),
  maybe: people(count, name),
  cannot: people(count, name),
});

test.each(Object.entries(NAMES))(
  '%s: with answers of everybody, rosters stay within Discord’s limits',
  (_, name) => {
    const squads = Array.from({ length: 10 }, (_unused, index) => ({
      id: String(index),
      name: 'Ж'.repeat(32),
      slots: 30,
      roleId: '842764187074560005',
      role: 'Роль',
      leaderId: '842764187074560005',
      people: people(30, name, 175),
    }));
    const gathering = { ...view().gathering, description: 'ж'.repeat(1000) };
    for (const count of [0, 1, 3, 40, 500]) {
      expectToFit(embedOf({ main: people(300, name, 175), answers: answers(count, name), gathering }));
      expectToFit(
        embedOf({ squads, main: people(300, name, 175), answers: answers(count, name), gathering }),
      );
    }
  },
);

test('answers are one short line each, cut with the number of the others, who are a press away', () => {
  const some = view({
    answers: { late: people(1, () => 'Vito'), maybe: people(30, (at) => `Member_${at}`), cannot: [] },
  });
  const [embed] = rosterMessage(some).embeds as APIEmbed[];
  const lines = embed?.fields?.at(-1)?.value.split('\n') ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('**Опоздают 1:** Vito');
  expect(lines[1]).toMatch(/^\*\*Под вопросом 30:\*\* Member\\_0, .* \+\d+$/);
  expect(JSON.stringify(rosterPage(some, 0))).toContain('Member\\\\_29');
  expect(embedOf({ answers: answers(0, String) }).fields).toEqual(embedOf({}).fields);
});

const rows = (status: 'open' | 'closed' | 'finished', isLong = false) =>
  rosterMessage(
    view({
      answers: answers(0, String),
      main: people(isLong ? 100 : 1, cyrillic),
      gathering: { ...view().gathering, status },
    }),
  ).components?.map((row) => [...JSON.stringify(row).matchAll(/mp:(\w+)/g)].map((match) => match[1]));

test('the answers have one row of buttons; in a closed list only those on it can still say that they will be late', () => {
  expect(rows('open')).toEqual([
    ['join', 'reserve', 'leave', 'why', 'manage'],
    ['late', 'maybe', 'cannot'],
  ]);
  expect(rows('open', true)?.[1]).toEqual(['late', 'maybe', 'cannot', 'whole']);
  expect(rows('closed', true)).toEqual([['leave', 'late', 'why', 'manage', 'whole']]);
  expect(rows('finished')).toEqual([['manage']]);
});

test('a line shows how full main is, while people can still sign up', () => {
  const filled = (count: number, slots = 20) =>
    embedOf({ slots, main: people(count, () => 'Тони') }).description?.split('\n')[1];
  expect(filled(0)).toBe('▱▱▱▱▱▱▱▱▱▱ ещё 20 мест');
  expect(filled(12)).toBe('▰▰▰▰▰▰▱▱▱▱ ещё 8 мест');
  expect(filled(49, 50)).toBe('▰▰▰▰▰▰▰▰▰▱ ещё 1 место');
  expect(filled(20)).toBe('▰▰▰▰▰▰▰▰▰▰ основа заполнена');
  const closed = { ...view().gathering, status: 'closed' as const };
  expect(embedOf({ gathering: closed }).description).not.toContain('▱');
});

const firstField = (status: RosterView['gathering']['status']) =>
  embedOf({ gathering: { ...view().gathering, status } }).fields?.[0]?.value;

test('only an open list without people invites somebody to be the first', () => {
  expect(firstField('open')).toBe('Пока никого. Нажмите «Плюс».');
  expect(firstField('cancelled')).toBe('Никто не записался.');
});

test('a family that takes penalties says so in the post until it is over', () => {
  const lateFrom = new Date('2026-03-02T16:30:00Z');
  const penalties = { noShow: 10, lateLeave: 5, lateFrom };
  const line = `Награда **+15** · неявка **−10** · минус после <t:${lateFrom.getTime() / 1000}:t> **−5**`;
  expect(embedOf({ penalties }).description).toContain(line);
  expect(embedOf({}).description).not.toContain('неявка');
  const finished = { ...view().gathering, status: 'finished' as const };
  expect(embedOf({ penalties, gathering: finished }).description).not.toContain('неявка');
});
