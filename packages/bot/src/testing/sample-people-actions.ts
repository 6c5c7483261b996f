import { manages } from './sample-action.ts';
import type { SampleAction, Things, Use } from './sample-action.ts';

const onApplication = (by: SampleAction['by'], more: Use = {}, ...args: string[]): SampleAction[] => [
  { names: 'application', by, use: (id) => ({ args: [id, ...args], ...more }) },
];
const onForm = (more: Use = {}, ...args: string[]): SampleAction[] => [
  { names: 'form', by: 'entitled', use: (id) => ({ args: [id, ...args], ...more }) },
];
const answersReviewer = (more: Use = {}): SampleAction[] => [
  { names: 'application', by: 'anybody', use: (id, { guild }) => ({ args: [guild, id], ...more }) },
];
const onPerson: SampleAction[] = [{ names: 'person', by: 'anybody', use: (target) => ({ target }) }];

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
  'button applications:acceptAnyway': onApplication('entitled'),
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

/** What is done with members and candidates. */
export const peopleActions: Record<string, SampleAction[]> = {
  ...applicationActions,
  'command rep': [
    { names: 'person', by: 'anybody', use: (member) => ({ options: { member } }) },
    { names: 'person', by: 'entitled', use: (member) => ({ options: { member, change: 10 } }) },
  ],
  'command nick': [
    { names: 'person', by: 'entitled', use: (member) => ({ options: { member, nick: 'Ivan_Petrov' } }) },
  ],
  'button reputation:history': [{ names: 'person', by: 'anybody', use: (id) => ({ args: [id, '0'] }) }],
  'menu Personnel file': [{ names: 'person', by: 'entitled', use: (target) => ({ target }) }],
  'button personnel:page': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id, '0'] }) }],
  'button personnel:note': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'button personnel:notes': [{ names: 'person', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'modal personnel:note': [
    { names: 'person', by: 'entitled', use: (id) => ({ args: [id], fields: { text: 'sample' } }) },
  ],
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
  'button blacklist:lift': [{ names: 'blacklistEntry', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'modal blacklist:lift': [
    { names: 'blacklistEntry', by: 'entitled', use: (id) => ({ args: [id], fields: { why: 'sample' } }) },
  ],
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
  'button ranks:propose': manages(() => ({})),
  'button ranks:take': manages(() => ({ args: ['0'] })),
  'select ranks:rungs': manages(({ role }) => ({ values: [role] })),
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
  'menu In-game nick': [{ names: 'person', by: 'entitled', use: (target) => ({ target }) }],
  'modal members:nick': [
    {
      names: 'person',
      by: 'entitled',
      use: (id) => ({ args: [id], fields: { nick: 'Ivan_Petrov', static: '' } }),
    },
  ],
};
