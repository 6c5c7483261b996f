import { randomUUID } from 'node:crypto';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { listForms } from '@famiglia/core/applications/list-forms';
import { getLadder } from '@famiglia/core/ranks/get-ladder';
import { getSettings } from '@famiglia/core/settings/get-settings';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import { applicationForms, applications } from '@famiglia/core/platform/db/schema/applications';
import { blacklistEntries } from '@famiglia/core/platform/db/schema/blacklist';
import { warnings } from '@famiglia/core/platform/db/schema/warnings';
import { addTestOffer, buyNow, openShop } from '@famiglia/core/shop/testing/test-shop';
import { addPrice } from '@famiglia/core/reports/prices';
import { addReport } from '@famiglia/core/reports/testing/add-report';
import { movingBatches } from '@famiglia/core/platform/db/schema/moving';
import { cars } from '@famiglia/core/platform/db/schema/cars';
import { paydays } from '@famiglia/core/platform/db/schema/payday';
import { capts } from '@famiglia/core/platform/db/schema/capts';
import { supportTickets } from '@famiglia/core/platform/db/schema/support';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { createContract } from '@famiglia/core/contracts/save-contract';
import { createEvent } from '@famiglia/core/events/create-event';
import { findSettings, storeSettings } from '@famiglia/core/settings/settings.queries';
import { enterMoney } from '@famiglia/core/treasury/enter-money';
import { vacations } from '@famiglia/core/platform/db/schema/vacations';
import { wars } from '@famiglia/core/platform/db/schema/wars';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { deliveries, deliveryRequests } from '@famiglia/core/platform/db/schema/deliveries';
import { storedOf } from '@famiglia/core/testing/stored-of';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { giveReputation, newId } from '@famiglia/core/testing/test-guild';
import {
  BRATVA_CHANNELS,
  BRATVA_ROLES,
  GUILDS,
  MORETTI_CHANNELS,
  MORETTI_ROLES,
  PEOPLE,
} from '@famiglia/sandbox/demo-ids';
import type { InteractionAnswer } from '@famiglia/sandbox/sandbox-types';
import { ComponentType } from 'discord.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotCommand, Subcommand } from './kit/interactions/command.ts';
import type { BotFeature } from './feature.ts';
import { FEATURES } from './features.ts';
import { choiceField, form as makeForm, textField } from './kit/interactions/form.ts';
import { buildRegistry } from './kit/interactions/registry.ts';
import { createSeries } from '@famiglia/core/series/create-series';
import { saveTemplate } from '@famiglia/core/series/save-template';
import { mirrorFeature } from './mirror/mirror.feature.ts';
import { textOf } from './testing/messages.ts';
import { forgedButton, sayAsBot } from './testing/say-as-bot.ts';
import type { SampleAction, Things, Use } from './testing/sample-action.ts';
import { addLog } from './testing/sample-cabinet-log-actions.ts';
import { SAMPLE_ACTIONS, sampleFromManifest } from './testing/sample-actions.ts';
import { eventually } from './testing/eventually.ts';
import { startTestBot } from './testing/start-test-bot.ts';
import type { TestBot } from './testing/start-test-bot.ts';

/**
 * Runs every action of the bot as two people who must be refused: the owner of one guild who names an object
 * of another guild, and a member without the permission in their own guild. Both must read the reason, and
 * nothing may change.
 */
const HOUR_MS = 60 * 60 * 1000;
const MINE = {
  guildId: GUILDS.bratva,
  ownerId: PEOPLE.free_owner,
  channelId: BRATVA_CHANNELS.general,
  roleId: BRATVA_ROLES.brother,
};
const THEIRS = {
  guildId: GUILDS.moretti,
  ownerId: PEOPLE.owner,
  channelId: MORETTI_CHANNELS.general,
  roleId: MORETTI_ROLES.newcomer,
};
type Place = typeof MINE | typeof THEIRS;

const CODES = [
  'permission_denied',
  'not_found',
  'member_not_found',
  'guild_not_found',
  'not_signed_up',
  'choose_from_list',
  'shop_offer_gone',
  'shop_warning_over',
] as const;
const REFUSALS = new Set<string>(CODES.flatMap((code) => [ERRORS[code].ru, ERRORS[code].en]));

const registry = buildRegistry(FEATURES);
const COMMANDS = [...registry.commands.values()].flatMap((command): [string, BotCommand | Subcommand][] =>
  'subcommands' in command
    ? command.subcommands.map((one) => [`command ${command.name.en} ${one.name.en}`, one])
    : [[`command ${command.name.en}`, command]],
);
const ACTIONS = [
  ...COMMANDS.map(([name]) => name),
  ...[...registry.userMenus.keys()].map((name) => `menu ${name}`),
  ...[...registry.buttons.keys()].map((name) => `button ${name}`),
  ...[...registry.selects.keys()].map((name) => `select ${name}`),
  ...[...registry.modals.keys()].map((name) => `modal ${name}`),
];

/** Opens the form that the test wants to send: a form can only be submitted after the bot has opened it. */
let wanted = { customId: '', fields: {} as NonNullable<Use['fields']> };
const forgery: BotFeature = {
  name: 'forged',
  buttons: {
    form: async ({ answer }) =>
      answer.showForm(
        makeForm(
          wanted.customId,
          'Form',
          Object.entries(wanted.fields).map(([customId, typed]) =>
            typeof typed === 'string'
              ? textField(customId, { label: customId, maxLength: 100, required: false })
              : choiceField(customId, {
                  label: customId,
                  options: typed.map((value) => ({ label: value, value })),
                }),
          ),
        ),
      ),
  },
};

const hasActions = ({ commands, buttons, selects, modals }: BotFeature): boolean =>
  [commands, buttons, selects, modals].some((some) => some !== undefined);

let started: TestBot;
let mine: Things;
let theirs: Things;
/** Waits until the bot has processed the delivery requests of the sample objects. */
const requestsTakenIn = async (): Promise<void> =>
  eventually(async () => {
    expect(await started.context.db.select().from(deliveryRequests)).toEqual([]);
    // Without a channel it leaves no row.
    const balances = eq(deliveries.kind, 'treasury_balance');
    expect(await started.context.db.$count(deliveries, balances)).toBe(0);
  });

let untouched: Awaited<ReturnType<typeof stored>>;
beforeAll(async () => {
  // Features that run by themselves or record activity would change the data while it is compared.
  const features = [mirrorFeature, ...FEATURES.filter(hasActions), forgery];
  started = await startTestBot({ sandbox: { rateLimits: false }, bot: { features } });
  const { db } = started.context;
  const premium = { tier: 'premium', status: 'active' } as const;
  for (const { guildId } of [MINE, THEIRS]) {
    await db
      .insert(subscriptions)
      .values({ guildId, ...premium })
      .onConflictDoUpdate({ target: subscriptions.guildId, set: premium });
  }
  mine = await thingsOf(MINE, PEOPLE.free_owner);
  theirs = await thingsOf(THEIRS, PEOPLE.english_member);
  await requestsTakenIn();
  untouched = await stored();
});
afterAll(async () => started.stop());

const thingsOf = async ({ guildId, ownerId, channelId, roleId }: Place, person: string): Promise<Things> => {
  const { context } = started;
  const leader = discordActor(ownerId);
  const inHours = (hours: number) => new Date(context.clock().getTime() + hours * HOUR_MS).toISOString();
  const event = await createEvent(context, leader, {
    guildId,
    title: 'Guard',
    description: '',
    startsAt: inHours(3),
    slots: 5,
  });
  const capt = await createCapt(context, leader, {
    guildId,
    opponent: 'Ballas',
    side: 'attack',
    territory: '',
    startsAt: inHours(1),
    slots: 5,
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
  });
  // The capt has begun, so a result can be entered.
  const begun = new Date(context.clock().getTime() - HOUR_MS);
  await context.db.update(capts).set({ startsAt: begun }).where(eq(capts.id, capt.id));
  const contract = await createContract(context, leader, {
    guildId,
    title: 'Ore',
    description: '',
    slots: 5,
    endsAt: inHours(3),
    neededRoleId: null,
    pay: 'pool',
    amountCents: '100',
    unit: '',
    familyPercent: 0,
    rule: 'equal',
  });
  const template = await saveTemplate(context, leader, { guildId, eventId: event.id, name: 'Guard' });
  const series = await createSeries(context, leader, {
    guildId,
    plan: { title: 'Guard', description: '', slots: 5 },
    days: [5],
    clock: '20:00',
    everyWeeks: 1,
    firstDay: inHours(24 * 30).slice(0, 10),
    until: null,
    hoursBefore: 1,
  });
  const screenshot = await addScreenshot(context, { guildId, userId: ownerId, kind: 'gungame' });
  const ggScreenshot = await addScreenshot(context, { guildId, userId: ownerId });
  const [warning, blacklistEntry] = [randomUUID(), randomUUID()];
  const reason = { guildId, reason: 'Guard', createdAt: context.clock() };
  await context.db
    .insert(warnings)
    .values({ ...reason, id: warning, userId: ownerId, kind: 'verbal', weight: 1, issuedBy: ownerId });
  await context.db
    .insert(blacklistEntries)
    .values({ ...reason, id: blacklistEntry, staticId: '54321', addedBy: ownerId });
  // A car park that is off would refuse for that reason alone. Written directly: its deliveries would change the data.
  const settings = await findSettings(context.db, guildId);
  const version = settings.version + 1;
  const values = { ...valuesOf(settings), cars: { ...settings.cars, on: true } };
  await context.db.transaction(async (tx) =>
    storeSettings(tx, { guildId, version, values, updatedBy: ownerId, updatedAt: context.clock() }),
  );
  // Written directly: news for the candidate would change rows while they are compared.
  const [form] = await context.db
    .insert(applicationForms)
    .values({
      guildId,
      name: 'Family',
      isOpen: true,
      definition: startingForm('en'),
      shownState: 'open',
      createdBy: ownerId,
      createdAt: context.clock(),
    })
    .returning();
  const [application] = await context.db
    .insert(applications)
    .values({
      guildId,
      formId: form?.id ?? '',
      userId: person,
      status: 'submitted',
      answers: [],
      changedAt: context.clock(),
      submittedAt: context.clock(),
    })
    .returning();
  // Written directly: its deliveries would change the data while it is compared.
  const vacation = randomUUID();
  await context.db.insert(vacations).values({
    id: vacation,
    guildId,
    userId: ownerId,
    kind: 'vacation',
    status: 'requested',
    startsAt: new Date(inHours(200)),
    endsAt: new Date(inHours(240)),
    reason: '',
    requestedAt: context.clock(),
  });
  const [war] = await context.db
    .insert(wars)
    .values({
      guildId,
      attacker: 'Vagos',
      defender: 'Ours',
      ourSide: 'defence',
      startsAt: new Date(inHours(3)),
      status: 'active',
      firstSeenAt: context.clock(),
      changedAt: context.clock(),
    })
    .returning();
  const [car] = await context.db
    .insert(cars)
    .values({
      guildId,
      name: 'Sultan',
      plate: '',
      note: '',
      holderId: ownerId,
      takenAt: context.clock(),
      createdBy: ownerId,
      createdAt: context.clock(),
    })
    .returning();
  const { entry: money } = await enterMoney(context, leader, {
    guildId,
    key: randomUUID(),
    kind: 'income',
    amountCents: '500',
    officerId: null,
    categoryId: null,
    personId: null,
    reason: '',
    proof: null,
    happenedAt: undefined,
  });
  const [batch] = await context.db
    .insert(movingBatches)
    .values({ guildId, pattern: 'nick', changed: 1, createdBy: ownerId, createdAt: context.clock() })
    .returning();
  const [payday] = await context.db
    .insert(paydays)
    .values({
      guildId,
      status: 'open',
      until: context.clock(),
      createdBy: ownerId,
      createdAt: context.clock(),
    })
    .returning();
  const price = { guildId, name: 'Fish', unit: '', priceCents: '1', dailyLimit: null, weeklyLimit: null };
  const { id: item } = await addPrice(context, leader, price);
  await openShop(context, guildId, ownerId);
  const offer = await addTestOffer(context, ownerId, { guildId, name: `Song ${randomUUID()}`, price: 1 });
  await giveReputation(context.db, guildId, person, 10);
  const { purchase } = await buyNow(context, person, { ...offer, guildId });
  const report = await addReport(context, { guildId, userId: person, itemId: item, quantity: 2 });
  const ticket = randomUUID();
  await context.db.insert(supportTickets).values({
    id: ticket,
    guildId,
    authorId: ownerId,
    subject: 'Guard',
    state: 'open',
    language: 'en',
    origin: 'panel',
    version: '',
    doing: '',
    createdAt: context.clock(),
    updatedAt: context.clock(),
  });
  return {
    guild: guildId,
    ticket,
    application: application?.id ?? '',
    form: form?.id ?? '',
    warning,
    blacklistEntry,
    event: event.id,
    contract: contract.id,
    capt: capt.id,
    series: series.id,
    template: template.id,
    screenshot,
    ggScreenshot,
    report,
    item,
    offer: offer.id,
    purchase: purchase.id,
    person,
    vacation,
    war: war?.id ?? '',
    car: car?.id ?? '',
    money: money.id,
    log: await addLog(context, leader, guildId),
    batch: batch?.id ?? '',
    payday: payday?.id ?? '',
    channel: channelId,
    role: roleId,
    version: String(version),
  };
};

const act = async (
  action: string,
  { args = [], values = [], fields = {}, options = {}, target, file }: Use,
  { guildId, channelId }: Place,
  userId: string,
): Promise<InteractionAnswer> => {
  const { people } = started;
  const [kind, name = '', ...rest] = action.split(' ');
  const here = { guild_id: guildId, channel_id: channelId, user_id: userId };
  const [subcommand] = rest;
  if (kind === 'command') {
    const what = { ...here, name, options, ...(file === undefined ? {} : { file }) };
    return people.command({ ...what, ...(subcommand === undefined ? {} : { subcommand }) });
  }
  if (kind === 'menu') {
    return people.command({ ...here, name: [name, ...rest].join(' '), target_id: target ?? userId });
  }
  const customId = [name, ...args].join(':');
  const click = async (custom_id: string, component: object, chosen?: string[]) =>
    people.click({
      message_id: await sayAsBot(started.sandbox, channelId, component),
      custom_id,
      user_id: userId,
      ...(chosen === undefined ? {} : { values: chosen }),
    });
  if (kind === 'button') return click(customId, forgedButton(customId));
  if (kind === 'select') {
    const offered = values.map((value) => ({ label: value, value }));
    const select = { type: ComponentType.StringSelect, custom_id: customId, options: offered };
    return click(customId, select, [...values]);
  }
  wanted = { customId, fields };
  const { interaction_id } = await click('forged:form', forgedButton('forged:form'));
  return people.submitModal({ interaction_id, user_id: userId, fields });
};

/** The text that the person sees, whichever kind of answer it is. */
const wordsOf = ({ kind, message }: InteractionAnswer): string => `${kind}: ${textOf(message).trim()}`;

/** What is wrong with an answer that has to be a refusal. */
const notRefused = (answer: InteractionAnswer, { ownWords }: Pick<SampleAction, 'ownWords'>): string[] => {
  const refused =
    ['message', 'update'].includes(answer.kind) &&
    (ownWords === true || REFUSALS.has(textOf(answer.message).split('\n')[0] ?? ''));
  return refused ? [] : [`was not refused (${wordsOf(answer)})`];
};

const stored = async () => ({
  mine: await storedOf(started.context.db, MINE.guildId),
  theirs: await storedOf(started.context.db, THEIRS.guildId),
});

/** An id of the same kind that belongs to no guild. */
const nobodys = (names: NonNullable<SampleAction['names']>): string => {
  if (names === 'person') return PEOPLE.outsider;
  if (names === 'money') return '999999999';
  return names === 'channel' || names === 'role' ? newId() : randomUUID();
};

const FROM_MANIFESTS = Object.fromEntries(
  COMMANDS.flatMap(([name, command]) => {
    const samples = sampleFromManifest(command);
    return samples === undefined ? [] : [[name, samples]];
  }),
);
const SAMPLES: Record<string, SampleAction[]> = { ...FROM_MANIFESTS, ...SAMPLE_ACTIONS };

test('every action of the bot is a command that can be tried as its manifest says, or has a row in the table', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(ACTIONS.toSorted());
});

/** The owner of a guild names an object of another one: they must read the same as for an object that does not exist. */
const byForeignOwner = async (action: string, sample: SampleAction): Promise<string[]> => {
  const { names, use } = sample;
  if (names === undefined) return [];
  if (use === undefined) throw new Error('what names a thing has to say how');
  const nowhere = nobodys(names);
  const answer = await act(action, use(theirs[names], mine), MINE, MINE.ownerId);
  const same = await act(action, use(nowhere, mine), MINE, MINE.ownerId);
  const told = wordsOf(answer).replaceAll(theirs[names], nowhere);
  return [
    ...notRefused(answer, sample),
    ...(told === wordsOf(same) ? [] : [`reads “${told}”, and of one that does not exist “${wordsOf(same)}”`]),
  ].map((problem) => `an owner who names another guild’s ${names} ${problem}`);
};

const byMemberWithout = async (action: string, { by, names, use }: SampleAction): Promise<string[]> => {
  if (by !== 'entitled') return [];
  const named = names === undefined ? '' : theirs[names];
  const answer = await act(action, use?.(named, theirs) ?? {}, THEIRS, PEOPLE.member);
  return notRefused(answer, {}).map((problem) => `a member without the permission ${problem}`);
};

/** Tables that the last actions changed. The next action is compared with what they left. */
const changedTables = async (): Promise<string[]> => {
  const before = untouched;
  untouched = await stored();
  const changed = (whose: 'mine' | 'theirs') =>
    Object.keys(before[whose]).filter((table) => before[whose][table] !== untouched[whose][table]);
  return [...changed('mine'), ...changed('theirs')].map((table) => `changed ${table}`);
};

const canBeRefused = ({ names, by }: SampleAction): boolean => names !== undefined || by === 'entitled';

describe('is refused, and changes nothing', () => {
  test.each(Object.entries(SAMPLES).filter(([, samples]) => samples.some(canBeRefused)))(
    '%s',
    async (action, samples) => {
      const problems: string[] = [];
      for (const sample of samples) {
        problems.push(...(await byForeignOwner(action, sample)), ...(await byMemberWithout(action, sample)));
      }
      expect([...problems, ...(await changedTables())]).toEqual([]);
    },
  );
});

/** What nobody can choose or type in Discord, but a forged or outdated client can send. */
const FORGED: Readonly<Record<'text' | 'number', readonly (string | number)[]>> = {
  text: ['\u0000', '-1', '99999999999999999999'],
  number: [-1, 2_147_483_648],
};

const forgedFor = (value: string | number) => FORGED[typeof value === 'number' ? 'number' : 'text'];
const changed = <Values extends readonly unknown[]>(values: Values, index: number, value: unknown) =>
  values.with(index, value) as unknown as Values;

/** The same use with each of its values forged, one after another. */
const forgeriesOf = (use: Use): Use[] => {
  return [
    ...(use.args ?? []).flatMap((arg, index) =>
      forgedFor(arg).map((value) => ({ ...use, args: changed(use.args ?? [], index, value) })),
    ),
    ...(use.values ?? []).flatMap((chosen, index) =>
      forgedFor(chosen).map((value) => ({ ...use, values: changed(use.values ?? [], index, value) })),
    ),
    ...Object.entries(use.fields ?? {}).flatMap(([name, typed]) =>
      forgedFor('').map((value) => ({
        ...use,
        fields: { ...use.fields, [name]: Array.isArray(typed) ? [String(value)] : String(value) },
      })),
    ),
    ...Object.entries(use.options ?? {}).flatMap(([name, chosen]) =>
      forgedFor(chosen).map((value) => ({ ...use, options: { ...use.options, [name]: value } })),
    ),
  ];
};

const INTERNAL = new Set([ERRORS.internal.ru, ERRORS.internal.en]);

/** The options of a command that its manifest names, besides those that the sample uses. */
const allOptions = (action: string, use: Use): Use => {
  const command = COMMANDS.find(([name]) => name === action)?.[1];
  const more = command !== undefined && 'options' in command ? (command.options ?? []) : [];
  const added = more
    .filter(({ type }) => type === 'integer' || type === 'text')
    .map(({ name, type, min = 1 }) => [name.en, type === 'integer' ? min : 'sample'] as const);
  return { ...use, options: { ...Object.fromEntries(added), ...use.options } };
};

const forgedUses = (action: string, { names, use }: SampleAction, own: Things): Use[] => {
  const honest = use?.(names === undefined ? '' : own[names], own) ?? {};
  return forgeriesOf(action.startsWith('command') ? allOptions(action, honest) : honest);
};

/** Only to see which actions have a value that can be forged. */
const NO_THINGS = new Proxy({} as Things, { get: () => '' });

describe('a forged value is refused in words, and breaks nothing that is read afterwards', () => {
  const forgeable = Object.entries(SAMPLES).filter(([action, samples]) =>
    samples.some((sample) => forgedUses(action, sample, NO_THINGS).length > 0),
  );
  test.each(forgeable)('%s', async (action, samples) => {
    const broken: string[] = [];
    for (const forged of samples.flatMap((sample) => forgedUses(action, sample, mine))) {
      // The sandbox itself refuses what Discord would.
      const answer = await act(action, forged, MINE, MINE.ownerId).catch(() => null);
      const said = answer === null ? '' : textOf(answer.message);
      if ([...INTERNAL].some((words) => said.includes(words))) broken.push(JSON.stringify(forged));
    }
    expect(broken).toEqual([]);
  });

  test('the ladder, the settings and the forms can still be read as their routes give them', async () => {
    const owner = { ...discordActor(MINE.ownerId) };
    const ladder = await getLadder(started.context, owner, { guildId: MINE.guildId });
    expect(rankRoutes.ladder.response.safeParse(ladder).error).toBeUndefined();
    const settings = await getSettings(started.context, owner, { guildId: MINE.guildId });
    expect(settingsRoutes.get.response.safeParse(settings).error).toBeUndefined();
    const forms = await listForms(started.context, owner, { guildId: MINE.guildId });
    expect(applicationRoutes.forms.response.safeParse(forms).error).toBeUndefined();
  });
});
