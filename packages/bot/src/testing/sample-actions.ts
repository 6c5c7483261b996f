import type { ClientFile } from '@famiglia/sandbox/client';
import type { BotCommand, CommandOption, Subcommand } from '../commands/command.ts';

/** Objects of one guild that an action may name. */
export interface Things {
  guild: string;
  application: string;
  form: string;
  event: string;
  capt: string;
  series: string;
  template: string;
  screenshot: string;
  ggScreenshot: string;
  warning: string;
  blacklistEntry: string;
  person: string;
  vacation: string;
  channel: string;
  role: string;
  /** The version of its settings. */
  version: string;
}

/** How an action is used: the arguments of its custom id, and what is chosen, typed or attached. */
export interface Use {
  args?: readonly string[];
  values?: readonly string[];
  fields?: Record<string, string | string[]>;
  options?: Readonly<Record<string, string | number>>;
  target?: string;
  file?: ClientFile;
}

export interface SampleAction {
  /** The kind of object it names, which a test may replace by another guild's. */
  names?: Exclude<keyof Things, 'version' | 'guild'>;
  /**
   * Who may do it: everybody in the guild, or only leaders, moderators or managers. 'offered' actions are
   * visible in Discord only to those who may, so nobody else can try them.
   */
  by: 'anybody' | 'entitled' | 'offered';
  /** A refusal is a text of this feature, not the text of an error code. */
  ownWords?: true;
  use?: (named: string, own: Things) => Use;
}

const onRoster = (thing: 'event' | 'capt') => {
  const anybody: SampleAction[] = [{ names: thing, by: 'anybody', use: (id) => ({ args: [id] }) }];
  const leads = (more: Use = {}): SampleAction[] => [
    { names: thing, by: 'entitled', use: (id) => ({ args: [id], ...more }) },
  ];
  return { anybody, leads };
};

/** The buttons and the form of a review channel. */
const reviewActions = (
  feature: string,
  thing: 'screenshot' | 'ggScreenshot',
): Record<string, SampleAction[]> => {
  const judges = (more: (id: string) => Use): SampleAction[] => [{ names: thing, by: 'entitled', use: more }];
  return {
    [`button ${feature}:approve`]: judges((id) => ({ args: [id] })),
    [`button ${feature}:reject`]: judges((id) => ({ args: [id] })),
    [`button ${feature}:undo`]: judges((id) => ({ args: [id, '0'] })),
    [`modal ${feature}:reject`]: judges((id) => ({ args: [id], fields: { comment: 'no' } })),
  };
};

/** The actions that events and capts share below their rosters. */
const rosterActions = (feature: string, thing: 'event' | 'capt'): Record<string, SampleAction[]> => {
  const { anybody, leads } = onRoster(thing);
  return {
    [`button ${feature}:join`]: anybody,
    [`button ${feature}:reserve`]: anybody,
    [`button ${feature}:leave`]: anybody,
    [`button ${feature}:anyway`]: anybody,
    [`button ${feature}:why`]: anybody,
    [`button ${feature}:whole`]: anybody,
    [`button ${feature}:manage`]: leads(),
    [`button ${feature}:close`]: leads(),
    [`button ${feature}:reopen`]: leads(),
    [`button ${feature}:edit`]: leads(),
    [`button ${feature}:copy`]: leads(),
    [`button ${feature}:attendance`]: leads(),
    [`button ${feature}:menu`]: leads(),
    [`button ${feature}:page`]: leads(),
    [`button ${feature}:everybody`]: leads(),
    [`button ${feature}:heard`]: leads(),
    [`button ${feature}:finish`]: leads(),
    [`button ${feature}:undo`]: leads(),
    [`select ${feature}:came`]: leads({ values: ['1'] }),
    [`select ${feature}:excused`]: leads({ values: ['1'] }),
    [`select ${feature}:extra`]: leads({ values: ['1'] }),
    [`button ${feature}:slots`]: leads(),
    [`button ${feature}:squads`]: leads(),
    [`button ${feature}:times`]: leads(),
    [`button ${feature}:cancel`]: leads(),
    [`button ${feature}:lead`]: ['add', 'add_reserve', 'remove', 'pin_in', 'pin_out', 'unpin'].flatMap(
      (action): SampleAction[] => [
        { names: thing, by: 'entitled', use: (id, { person }) => ({ args: [id, person, action] }) },
        { names: 'person', by: 'entitled', use: (id, own) => ({ args: [own[thing], id, action] }) },
      ],
    ),
    [`button ${feature}:page`]: [{ by: 'anybody', use: () => ({ args: ['0'] }) }],
    [`button ${feature}:correct`]: [{ by: 'anybody' }],
    [`button ${feature}:start`]: [{ by: 'anybody', use: () => ({ args: ['1772470800'] }) }],
    [`select ${feature}:person`]: [
      { names: thing, by: 'entitled', use: (id, { person }) => ({ args: [id], values: [person] }) },
      { names: 'person', by: 'entitled', use: (id, own) => ({ args: [own[thing]], values: [id] }) },
    ],
    [`select ${feature}:squad`]: [
      { names: thing, by: 'anybody', use: (id) => ({ args: [id], values: ['any'] }) },
    ],
    [`select ${feature}:move`]: [
      { names: thing, by: 'entitled', use: (id, { person }) => ({ args: [id, person], values: [id] }) },
      {
        names: 'person',
        by: 'entitled',
        use: (id, own) => ({ args: [own[thing], id], values: [own[thing]] }),
      },
    ],
    [`modal ${feature}:squads`]: leads({ fields: { squads: 'First, 3' } }),
    [`modal ${feature}:slots`]: leads({ fields: { slots: '7' } }),
    [`modal ${feature}:times`]: [
      ...leads({ fields: { reminders: '30', cutoff: '10', again: '', thread: ['no'] } }),
      {
        names: 'role',
        by: 'entitled',
        ownWords: true,
        use: (id, own) => ({
          args: [own[thing]],
          fields: { reminders: '30', cutoff: '10', ping: [id], again: '', thread: ['no'] },
        }),
      },
    ],
    [`modal ${feature}:cancel`]: leads({ fields: { reason: '' } }),
  };
};

/** A form that changes or copies an event or a capt. */
const changes = (thing: 'event' | 'capt', use: (id: string, purpose: string) => Use): SampleAction[] =>
  ['edit', 'copy'].map((purpose) => ({ names: thing, by: 'entitled', use: (id) => use(id, purpose) }));

const EVENT = { title: 'Raid', start: 'tomorrow 20:00', slots: '5', description: '', reward: '' };
const SERIES = { days: ['5'], clock: '20:00', weeks: '1', until: '', hours: '24' };
const CAPT = { opponent: 'Vagos', territory: '', start: 'tomorrow 20:00', slots: '5', notes: '' };
const manages = (use: (own: Things) => Use): SampleAction[] => [
  { by: 'entitled', use: (_, own) => use(own) },
];
const chosen = (value: string, ...more: string[]): SampleAction[] =>
  manages(({ version }) => ({ args: [version, ...more], values: [value] }));
const ofCapt = (by: SampleAction['by'], options: Use['options'] = {}): SampleAction[] => [
  { names: 'capt', by, use: (capt) => ({ options: { ...options, capt } }) },
];
const ofSeries = (...more: string[]): SampleAction[] => [
  { names: 'series', by: 'entitled', use: (id) => ({ args: [id, ...more] }) },
];
const onApplication = (by: SampleAction['by'], more: Use = {}, ...args: string[]): SampleAction[] => [
  { names: 'application', by, use: (id) => ({ args: [id, ...args], ...more }) },
];
const onForm = (more: Use = {}, ...args: string[]): SampleAction[] => [
  { names: 'form', by: 'entitled', use: (id) => ({ args: [id, ...args], ...more }) },
];
const answersReviewer = (more: Use = {}): SampleAction[] => [
  { names: 'application', by: 'anybody', use: (id, { guild }) => ({ args: [guild, id], ...more }) },
];

const applicationActions: Record<string, SampleAction[]> = {
  'button applications:begin': [{ names: 'form', by: 'anybody', use: (id) => ({ args: [id] }) }],
  'button applications:mine': [{ by: 'anybody' }],
  'button applications:fill': onApplication('anybody', {}, '0'),
  'button applications:send': onApplication('anybody'),
  'button applications:withdraw': onApplication('anybody'),
  'button applications:answer': answersReviewer(),
  'button applications:list': [{ by: 'entitled', use: () => ({ args: ['0'] }) }],
  'button applications:take': onApplication('entitled'),
  'button applications:release': onApplication('entitled'),
  'button applications:no_show': onApplication('entitled'),
  'button applications:accept': onApplication('entitled'),
  'button applications:reopen': onApplication('entitled'),
  'button applications:refuse': onApplication('entitled'),
  'button applications:call': onApplication('entitled'),
  'button applications:ask': onApplication('entitled'),
  'button applications:whole': onApplication('entitled', {}, '0'),
  'button applications:newQuestion': onForm(),
  'button applications:editQuestion': onForm({}, 'nick'),
  'button applications:moveQuestion': onForm({}, 'nick', 'down'),
  'button applications:dropQuestion': onForm({}, 'nick'),
  'button applications:toggle': onForm(),
  'button applications:backToForm': onForm(),
  'button applications:deleteForm': onForm(),
  'select applications:form': [{ names: 'form', by: 'entitled', use: (id) => ({ values: [id] }) }],
  'select applications:section': onForm({ values: ['about'] }),
  'select applications:pick': onForm({ values: ['1'] }, 'gives'),
  'select applications:question': onForm({ values: ['nick'] }),
  'select applications:show': [{ names: 'application', by: 'entitled', use: (id) => ({ values: [id] }) }],
  'modal applications:fill': onApplication('anybody', { fields: { nick: 'Ivan_Petrov' } }, '0'),
  'modal applications:answer': answersReviewer({ fields: { text: 'sample' } }),
  'modal applications:refuse': onApplication('entitled', { fields: { text: 'sample' } }),
  'modal applications:call': onApplication('entitled', { fields: { when: '', text: '' } }),
  'modal applications:ask': onApplication('entitled', { fields: { text: 'sample' } }),
  'modal applications:section': onForm({ fields: { name: 'Sample', intro: '' } }, 'about'),
  'modal applications:question': onForm({
    fields: { label: 'Sample', hint: '', type: ['short'], required: ['yes'], options: '' },
  }),
};
const onPerson: SampleAction[] = [{ names: 'person', by: 'anybody', use: (target) => ({ target }) }];

/**
 * The actions of the bot: the object each names, who may do it, and how it is used. A command has a row only if its
 * manifest says too little about it.
 */
export const SAMPLE_ACTIONS: Record<string, SampleAction[]> = {
  'button privacy:forget': [
    { names: 'person', by: 'anybody', ownWords: true, use: (id) => ({ args: [id] }) },
  ],
  'button privacy:keep': [{ by: 'anybody' }],

  'command rep': [
    { names: 'person', by: 'anybody', use: (member) => ({ options: { member } }) },
    { names: 'person', by: 'entitled', use: (member) => ({ options: { member, change: 10 } }) },
  ],
  'command nick': [
    { names: 'person', by: 'entitled', use: (member) => ({ options: { member, nick: 'Ivan_Petrov' } }) },
  ],
  'button reputation:top': [{ by: 'anybody', use: () => ({ args: ['0'] }) }],
  'button reputation:history': [{ names: 'person', by: 'anybody', use: (id) => ({ args: [id, '0'] }) }],
  'menu Personnel file': [{ names: 'person', by: 'entitled', use: (target) => ({ target }) }],
  'button personnel:page': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id, '0'] }) }],
  'button personnel:note': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button personnel:notes': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'modal personnel:note': [
    { names: 'person', by: 'entitled', use: (id) => ({ args: [id], fields: { text: 'sample' } }) },
  ],
  ...applicationActions,

  'command warn': [
    {
      names: 'person',
      by: 'entitled',
      use: (member) => ({ options: { member, kind: 'verbal', reason: 'sample' } }),
    },
  ],
  'command warnings': [{ names: 'person', by: 'entitled', use: (member) => ({ options: { member } }) }],
  'button warnings:give': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button warnings:of': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button warnings:page': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id, '0'] }) }],
  'button warnings:edit': [{ names: 'warning', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button warnings:lift': [{ names: 'warning', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button warnings:dismiss': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'select warnings:open': [{ names: 'warning', by: 'entitled', use: (id) => ({ values: [id] }) }],
  'modal warnings:give': [
    {
      names: 'person',
      by: 'entitled',
      use: (id) => ({
        args: [id],
        fields: { kind: ['verbal'], reason: 'sample', days: '', weight: '' },
      }),
    },
  ],
  'modal warnings:edit': [
    {
      names: 'warning',
      by: 'entitled',
      use: (id) => ({
        args: [id],
        fields: { kind: ['verbal'], reason: 'sample', weight: '1', days: '', why: 'sample' },
      }),
    },
  ],
  'modal warnings:lift': [
    { names: 'warning', by: 'entitled', use: (id) => ({ args: [id], fields: { why: 'sample' } }) },
  ],
  'modal warnings:dismiss': [
    {
      names: 'person',
      by: 'entitled',
      use: (id) => ({ args: [id], fields: { way: ['roles'], reason: 'sample' } }),
    },
  ],
  'command blacklist add': manages(() => ({ options: { reason: 'sample', static: '12345' } })),
  'command blacklist remove': [
    { names: 'blacklistEntry', by: 'entitled', use: (entry) => ({ options: { entry, reason: 'sample' } }) },
  ],
  'button blacklist:page': manages(() => ({ args: ['0'] })),
  'command vacation': [{ by: 'anybody', use: () => ({ options: { from: 'today', until: 'tomorrow' } }) }],
  'button vacations:page': [{ by: 'anybody', use: () => ({ args: ['0'] }) }],
  'button vacations:end': [{ names: 'vacation', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button vacations:prolong': [{ by: 'anybody', use: () => ({ args: ['0'] }) }],
  'modal vacations:prolong': [
    { names: 'vacation', by: 'entitled', use: (id) => ({ args: [id], fields: { until: 'tomorrow' } }) },
  ],
  'button vacations:requests': manages(() => ({ args: ['0'] })),
  'button vacations:approve': [{ names: 'vacation', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button vacations:refuse': [{ names: 'vacation', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'modal vacations:refuse': [
    { names: 'vacation', by: 'entitled', use: (id) => ({ args: [id], fields: { reason: '' } }) },
  ],
  'button inactive:page': manages(() => ({ args: ['0'] })),
  'button inactive:write': manages(() => ({ args: ['0'] })),
  'select inactive:hide': manages(({ person }) => ({ args: ['0'], values: [person] })),
  'button family:whole': [{ by: 'anybody' }],
  'command ranks step': manages(({ role }) => ({ options: { role } })),
  'command ranks remove': manages(({ role }) => ({ options: { role } })),
  'command rank': [{ names: 'person', by: 'entitled', use: (member) => ({ options: { member } }) }],
  'menu Promote': [{ names: 'person', by: 'entitled', use: (target) => ({ target }) }],
  'button ranks:page': [{ by: 'entitled', use: () => ({ args: ['0'] }) }],
  'button ranks:ask': [{ names: 'person', by: 'entitled', use: (id) => ({ args: ['up', id] }) }],
  ...Object.fromEntries(
    ['promote', 'later', 'dismiss'].map((action) => [
      `button ranks:${action}`,
      [
        {
          names: 'person',
          by: 'entitled',
          use: (id: string, { role }: Things) => ({ args: [id, role, '0'] }),
        } satisfies SampleAction,
      ],
    ]),
  ),
  'modal ranks:set': [
    {
      names: 'person',
      by: 'entitled',
      use: (id, { role }) => ({ args: ['up', id, role], fields: { reason: '' } }),
    },
  ],
  'menu Profile': onPerson,
  'menu Reputation': onPerson,
  'menu In-game name': [{ names: 'person', by: 'entitled', use: (target) => ({ target }) }],
  'modal members:nick': [
    {
      names: 'person',
      by: 'entitled',
      use: (id) => ({ args: [id], fields: { nick: 'Ivan_Petrov', static: '' } }),
    },
  ],

  ...rosterActions('mp', 'event'),
  'command mp close': [{ names: 'event', by: 'entitled', use: (event) => ({ options: { event } }) }],
  'command mp cancel': [{ names: 'event', by: 'entitled', use: (event) => ({ options: { event } }) }],
  'modal mp:create': [
    ...manages(() => ({ fields: EVENT })),
    ...changes('event', (id, purpose) => ({ args: [purpose, id, '0'], fields: EVENT })),
    { names: 'template', by: 'entitled', use: (id) => ({ args: ['template', id, '0'], fields: EVENT }) },
    { names: 'series', by: 'entitled', use: (id) => ({ args: ['date', id, '2030-01-04'], fields: EVENT }) },
    { names: 'series', by: 'entitled', use: (id) => ({ args: ['series', id, '0'], fields: EVENT }) },
  ],

  'command mp template': [
    { names: 'template', by: 'entitled', use: (template) => ({ options: { template } }) },
  ],
  'button mp:template': onRoster('event').leads(),
  'modal mp:template': onRoster('event').leads({ fields: { name: 'War' } }),
  ...Object.fromEntries(
    ['back', 'pause', 'resume', 'edit', 'plan', 'end'].map((action) => [
      `button series:${action}`,
      ofSeries(),
    ]),
  ),
  ...Object.fromEntries(
    ['skip', 'restore', 'change'].map((action) => [`button series:${action}`, ofSeries('2030-01-04')]),
  ),
  'button series:repeat': onRoster('event').leads(),
  'button series:last': [{ by: 'entitled' }],
  'button series:list': [{ by: 'entitled' }],
  'button series:correct': [{ by: 'entitled', use: (_, { event }) => ({ args: ['event', event] }) }],
  'select series:show': [{ names: 'series', by: 'entitled', use: (id) => ({ values: [id] }) }],
  'select series:date': [
    { names: 'series', by: 'entitled', use: (id) => ({ args: [id], values: ['2030-01-04'] }) },
  ],
  'modal series:save': [
    { names: 'event', by: 'entitled', use: (id) => ({ args: ['event', id], fields: SERIES }) },
    { names: 'template', by: 'entitled', use: (id) => ({ args: ['template', id], fields: SERIES }) },
    { names: 'series', by: 'entitled', use: (id) => ({ args: ['edit', id, '0'], fields: SERIES }) },
  ],

  ...rosterActions('capt', 'capt'),
  'command capt result': ofCapt('entitled', { result: 'win' }),
  'command capt stats': ofCapt('anybody'),
  'command capt record': ofCapt('anybody', { link: 'https://youtu.be/abc' }),
  'modal capt:finish': onRoster('capt').leads({ fields: { result: ['win'], ours: '', theirs: '' } }),
  'button capt:recordings': onRoster('capt').anybody,
  'button capt:result': [{ names: 'capt', by: 'entitled', use: (id) => ({ args: [id, 'win', '1', '3'] }) }],
  'button capt:ask': onRoster('capt').leads(),
  'modal capt:create': [
    ...manages(() => ({ args: ['attack'], fields: CAPT })),
    ...changes('capt', (id, purpose) => ({ args: ['attack', purpose, id, '0'], fields: CAPT })),
  ],

  ...reviewActions('gg', 'ggScreenshot'),
  ...reviewActions('gungame', 'screenshot'),

  'button subscription:trial': [{ by: 'entitled' }],
  'select access:grant': [
    { names: 'role', by: 'entitled', use: (id) => ({ args: [id], values: ['events.view'] }) },
  ],
  'button setup:type': manages(() => ({ args: ['screens', '1'] })),
  'button setup:role': manages(({ version }) => ({ args: [version] })),
  'button setup:pingRole': manages(({ version }) => ({ args: [version] })),
  'select setup:go': chosen('channels'),
  'select setup:which': chosen('channels.events'),
  'select setup:about': chosen('events'),
  'select setup:news': chosen('event.created', 'events'),
  'select setup:zone': chosen('Europe/Berlin'),
  'select setup:reminders': chosen('30', 'events.reminders_minutes'),
  'select setup:sorting': chosen('reputation', '0'),
  'select setup:pick': [
    {
      names: 'channel',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version, 'channels.events'], values: [id] }),
    },
  ],
  'modal setup:type': manages(({ version }) => ({
    args: [version, 'gatherings', '1'],
    fields: { 'events.reward': '1', 'capts.reward': '1' },
  })),
  'modal setup:pingRole': [
    {
      names: 'role',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version], fields: { role: [id], label: 'sample', emoji: '' } }),
    },
  ],
  'button joining:ping': [{ names: 'role', by: 'anybody', ownWords: true, use: (id) => ({ args: [id] }) }],
  'button joining:rename': manages(() => ({})),
  'modal setup:role': [
    {
      names: 'role',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version], fields: { role: [id], reputation: '100' } }),
    },
  ],
};

const valueOf = ({ choices, min = 1, type }: CommandOption): string | number =>
  choices?.[0]?.value ?? (type === 'text' ? 'sample' : min);

/**
 * How a command without a row is used, from its manifest: `needs` says who may, and an option for a member is the
 * person it names. None if it requires
 * what only a row can give: an entry of a list that the bot offers.
 */
export const sampleFromManifest = (command: BotCommand | Subcommand): SampleAction[] | undefined => {
  const options = 'options' in command ? (command.options ?? []) : [];
  if (options.some(({ autocomplete, required }) => autocomplete === true && required === true))
    return undefined;
  if ('offeredTo' in command) return [{ by: 'offered' }];
  const by = command.needs === undefined ? 'anybody' : 'entitled';
  const user = options.find(({ type }) => type === 'user');
  const typed = options.filter(({ required, type }) => required === true && type !== 'user');
  const values = Object.fromEntries(typed.map((option) => [option.name.en, valueOf(option)]));
  if (user === undefined) return [{ by, use: () => ({ options: values }) }];
  return [{ names: 'person', by, use: (id) => ({ options: { ...values, [user.name.en]: id } }) }];
};
