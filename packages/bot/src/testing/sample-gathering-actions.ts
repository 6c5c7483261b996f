import { manages } from './sample-action.ts';
import type { SampleAction, Use } from './sample-action.ts';

const onRoster = (thing: 'event' | 'capt') => {
  const anybody: SampleAction[] = [{ names: thing, by: 'anybody', use: (id) => ({ args: [id] }) }];
  const leads = (more: Use = {}): SampleAction[] => [
    { names: thing, by: 'entitled', use: (id) => ({ args: [id], ...more }) },
  ];
  return { anybody, leads };
};

/** The actions that events and capts share below their rosters. */
const rosterActions = (feature: string, thing: 'event' | 'capt'): Record<string, SampleAction[]> => {
  const { anybody, leads } = onRoster(thing);
  return {
    [`button ${feature}:join`]: anybody,
    [`button ${feature}:reserve`]: anybody,
    [`button ${feature}:leave`]: anybody,
    [`button ${feature}:leave_anyway`]: anybody,
    [`button ${feature}:late`]: anybody,
    [`button ${feature}:maybe`]: anybody,
    [`button ${feature}:cannot`]: anybody,
    [`button ${feature}:reply`]: [
      { names: thing, by: 'anybody', use: (id, { guild }) => ({ args: [id, guild, 'main'] }) },
    ],
    [`button ${feature}:answers`]: [{ names: thing, by: 'entitled', use: (id) => ({ args: [id, 'on'] }) }],
    [`button ${feature}:unanswered`]: leads(),
    [`button ${feature}:ask`]: leads(),
    [`button ${feature}:lineup`]: leads(),
    [`button ${feature}:call`]: leads(),
    [`button ${feature}:code`]: anybody,
    [`button ${feature}:setcode`]: leads(),
    [`modal ${feature}:setcode`]: leads({ fields: { code: '4815', send: ['no'] } }),
    [`select ${feature}:replace`]: [
      { names: thing, by: 'entitled', use: (id, { person }) => ({ args: [id], values: [person] }) },
      {
        names: 'person',
        by: 'entitled',
        ownWords: true,
        use: (id, own) => ({ args: [own[thing]], values: [id] }),
      },
    ],
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
const ofCapt = (by: SampleAction['by'], options: Use['options'] = {}): SampleAction[] => [
  { names: 'capt', by, use: (capt) => ({ options: { ...options, capt } }) },
];
const ofSeries = (...more: string[]): SampleAction[] => [
  { names: 'series', by: 'entitled', use: (id) => ({ args: [id, ...more] }) },
];
const ofWar = (): SampleAction[] => [{ names: 'war', by: 'entitled', use: (id) => ({ args: [id] }) }];

/** What is done with events, series, capts and wars. */
export const gatheringActions: Record<string, SampleAction[]> = {
  ...rosterActions('mp', 'event'),
  'command mp close': [{ names: 'event', by: 'entitled', use: (event) => ({ options: { event } }) }],
  'command mp look': [
    { names: 'event', by: 'entitled', use: (event) => ({ options: { event, emoji: '🎯' } }) },
  ],
  'button mp:channel': manages(() => ({})),
  'button capt:channel': manages(() => ({})),
  'command mp cancel': [{ names: 'event', by: 'entitled', use: (event) => ({ options: { event } }) }],
  'modal mp:create': [
    ...manages(() => ({ fields: EVENT })),
    ...changes('event', (id, purpose) => ({ args: [purpose, id, '0'], fields: EVENT })),
    { names: 'template', by: 'entitled', use: (id) => ({ args: ['template', id, '0'], fields: EVENT }) },
    { names: 'series', by: 'entitled', use: (id) => ({ args: ['date', id, '2030-01-04'], fields: EVENT }) },
  ],

  'command kinds save': manages(() => ({ options: { kind: 'sample' } })),
  // Names no object: a kind of another guild is not in the list that it chooses from.
  'command kinds delete': manages(() => ({ options: { kind: 'sample' } })),
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
  'modal series:plan': [
    { names: 'series', by: 'entitled', use: (id) => ({ args: ['series', id, '0'], fields: EVENT }) },
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

  'button wars:keys': manages(() => ({})),
  'button wars:keys_back': manages(() => ({})),
  'button wars:key_new': manages(() => ({})),
  'button wars:key_revoke': [{ names: 'war', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'select wars:key_revoke': manages(({ war }) => ({ values: [war] })),
  'modal wars:key_new': manages(() => ({ fields: { name: 'Overlay' } })),
  'button wars:create': ofWar(),
  'button wars:unlink': ofWar(),
  'button wars:ignore': ofWar(),
  'button wars:ignore_surely': ofWar(),
  'button wars:confirm': [{ names: 'war', by: 'entitled', use: (id) => ({ args: [id, '0', 'win'] }) }],
  'select wars:owner': [
    { names: 'war', by: 'entitled', use: (id, { person }) => ({ args: [id, '0', '1'], values: [person] }) },
  ],
  'select wars:link': [
    { names: 'war', by: 'entitled', use: (id, { capt }) => ({ args: [id], values: [capt] }) },
    { names: 'capt', by: 'entitled', use: (id, { war }) => ({ args: [war], values: [id] }) },
  ],
};
