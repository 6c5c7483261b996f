import type { BotCommand, CommandOption, Subcommand } from '../kit/interactions/command.ts';
import { manages } from './sample-action.ts';
import type { SampleAction, Use } from './sample-action.ts';
import { cabinetLogActions } from './sample-cabinet-log-actions.ts';
import { contractActions } from './sample-contract-actions.ts';
import { gatheringActions } from './sample-gathering-actions.ts';
import { paydayActions } from './sample-payday-actions.ts';
import { peopleActions } from './sample-people-actions.ts';
import { shopActions } from './sample-shop-actions.ts';

/** The buttons and the form of a review channel. */
const reviewActions = (
  feature: string,
  thing: 'screenshot' | 'ggScreenshot' | 'report',
): Record<string, SampleAction[]> => {
  const judges = (more: (id: string) => Use): SampleAction[] => [{ names: thing, by: 'entitled', use: more }];
  return {
    [`button ${feature}:approve`]: judges((id) => ({ args: [id] })),
    [`button ${feature}:reject`]: judges((id) => ({ args: [id] })),
    [`button ${feature}:list`]: [{ by: 'entitled', use: () => ({ args: ['0'] }) }],
    [`select ${feature}:show`]: judges((id) => ({ values: [id] })),
    [`button ${feature}:undo`]: judges((id) => ({ args: [id, '0'] })),
    [`modal ${feature}:reject`]: judges((id) => ({ args: [id], fields: { comment: 'no' } })),
  };
};

const chosen = (value: string, ...more: string[]): SampleAction[] =>
  manages(({ version }) => ({ args: [version, ...more], values: [value] }));

const FORM_KEY = '0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a61';

/** A car of another guild is not in the list to choose from. */
const onCar: SampleAction[] = [{ names: 'car', by: 'entitled', use: (car) => ({ options: { car } }) }];

const onItem: SampleAction[] = [{ names: 'item', by: 'entitled', use: (item) => ({ options: { item } }) }];

/**
 * The actions of the bot: the object each names, who may do it, and how it is used. A command has a row only if its
 * manifest says too little about it.
 */
export const SAMPLE_ACTIONS: Record<string, SampleAction[]> = {
  'button privacy:forget': [
    { names: 'person', by: 'anybody', ownWords: true, use: (id) => ({ args: [id] }) },
  ],
  'button privacy:keep': [{ by: 'anybody' }],
  'button help:back': [{ by: 'anybody' }],
  'select help:topic': [{ by: 'anybody', use: () => ({ values: ['play'] }) }],
  ...peopleActions,
  ...gatheringActions,
  ...cabinetLogActions,
  ...contractActions,
  ...shopActions,

  ...reviewActions('gg', 'ggScreenshot'),
  ...reviewActions('gungame', 'screenshot'),
  ...reviewActions('reports', 'report'),
  'button reports:correct': [{ names: 'report', by: 'entitled', use: (id) => ({ args: [id] }) }],
  'modal reports:correct': [
    {
      names: 'report',
      by: 'entitled',
      use: (id) => ({ args: [id], fields: { quantity: '1', comment: 'sample' } }),
    },
  ],
  'modal reports:price': [
    {
      names: 'item',
      by: 'entitled',
      use: (id) => ({
        args: [id, '0'],
        fields: { name: 'sample', price: '2', unit: '', limits: '', from: '' },
      }),
    },
  ],
  'command report send': [
    {
      names: 'item',
      by: 'anybody',
      use: (item) => ({
        options: { item, quantity: 1 },
        file: { filename: 'sample.png', bytes: new Uint8Array([1]) },
      }),
    },
  ],
  'command prices edit': onItem,
  'command prices remove': onItem,

  // A form that was never shown cannot be opened again.
  'button forms:again': [{ by: 'anybody', use: () => ({ args: ['unknown'] }) }],
  'button support:reply': [
    { names: 'ticket', by: 'entitled', use: (id, { guild }) => ({ args: [guild, id] }) },
  ],
  'modal support:open': manages(() => ({ fields: { subject: 'sample', text: 'sample' } })),
  'modal support:reply': [
    {
      names: 'ticket',
      by: 'entitled',
      use: (id, { guild }) => ({ args: [guild, id], fields: { text: 'sample' } }),
    },
  ],
  'button subscription:trial': [{ by: 'entitled' }],
  'select access:grant': [
    { names: 'role', by: 'entitled', use: (id) => ({ args: [id], values: ['events.view'] }) },
  ],
  'button setup:page': manages(() => ({ args: ['channels', '0'] })),
  'button setup:back': manages(() => ({})),
  'button setup:type': manages(() => ({ args: ['screens', '1'] })),
  'button setup:role': manages(({ version }) => ({ args: [version] })),
  'button setup:pingRole': manages(({ version }) => ({ args: [version] })),
  'select setup:go': chosen('channels'),
  'select setup:which': chosen('channels.events'),
  'select setup:about': chosen('events'),
  'select setup:news': chosen('event.created', 'events', '0'),
  'select setup:sorting': chosen('reputation', '0'),
  'select setup:pick': [
    {
      names: 'channel',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version, 'channels.events'], values: [id] }),
    },
  ],
  'select setup:answer': [
    {
      names: 'channel',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version, 'channels.events'], values: [id] }),
    },
  ],
  'modal setup:type': manages(({ version }) => ({
    args: [version, 'events', '1'],
    fields: { 'events.reward': '1', 'events.cutoff_minutes': '1' },
  })),
  'modal setup:pingRole': [
    {
      names: 'role',
      by: 'entitled',
      ownWords: true,
      use: (id, { version }) => ({ args: [version], fields: { role: [id], label: 'sample', emoji: '' } }),
    },
  ],
  'button cars:take': [{ names: 'car', by: 'anybody', use: (id) => ({ args: [id] }) }],
  'button cars:return': [{ names: 'car', by: 'anybody', use: (id) => ({ args: [id] }) }],
  'select cars:take': [
    { names: 'car', by: 'anybody', ownWords: true, use: (id) => ({ args: ['0'], values: [id] }) },
  ],
  'select cars:return': [{ names: 'car', by: 'anybody', use: (id) => ({ args: ['0'], values: [id] }) }],
  'modal cars:save': [
    {
      names: 'car',
      by: 'entitled',
      use: (id, { role }) => ({
        args: [id, '0'],
        fields: { name: 'sample', plate: '', rank: [role], note: '' },
      }),
    },
  ],
  'command pay member': [
    {
      names: 'person',
      by: 'entitled',
      ownWords: true,
      use: (member) => ({ options: { member, amount: '5' } }),
    },
  ],
  'command pay transfer': [
    { names: 'person', by: 'entitled', ownWords: true, use: (from) => ({ options: { from, amount: '5' } }) },
  ],
  'button treasury:open': manages(() => ({ args: ['income'] })),
  'button treasury:page': manages(() => ({ args: ['0'] })),
  'select treasury:back': [{ names: 'money', by: 'entitled', use: (id) => ({ values: [id] }) }],
  'modal treasury:takeBack': [
    { names: 'money', by: 'entitled', use: (id) => ({ args: [id], fields: { reason: '' } }) },
  ],
  'modal treasury:enter': manages(() => ({
    args: ['income', FORM_KEY],
    fields: { amount: '5', reason: '' },
  })),
  'modal treasury:transfer': manages(() => ({ args: [FORM_KEY], fields: { amount: '5', reason: '' } })),
  'modal treasury:count': manages(() => ({
    args: [FORM_KEY],
    fields: { place: ['bank 0'], amount: '5', reason: '' },
  })),
  'button reports:how': [{ by: 'anybody' }],
  'button cabinet:open': [{ by: 'anybody' }],
  'button cabinet:refresh': [{ by: 'anybody' }],
  'button cabinet:vacation': [{ by: 'anybody' }],
  'button cabinet:back': [{ by: 'anybody' }],
  'button cabinet:nick': [{ by: 'anybody' }],
  'button cabinet:cancel': [{ names: 'vacation', by: 'anybody', use: (id) => ({ args: [id] }) }],
  'modal cabinet:nick': [
    { by: 'anybody', use: () => ({ args: ['1', '', ''], fields: { nick: 'Nick_Other', static: '' } }) },
  ],
  'button cabinet:record': [{ by: 'anybody', use: (_, { capt }) => ({ args: [capt] }) }],
  'modal cabinet:vacation': [
    { by: 'anybody', use: () => ({ fields: { from: 'завтра', until: 'завтра', reason: '' } }) },
  ],
  'modal cabinet:record': [
    { names: 'capt', by: 'anybody', use: (id) => ({ args: [id], fields: { link: 'https://video.test/1' } }) },
  ],
  ...Object.fromEntries(
    ['join', 'leave', 'join_anyway', 'leave_anyway'].map((action) => [
      `button cabinet:${action}`,
      [{ names: 'event', by: 'anybody', use: (id: string) => ({ args: [id] }) } satisfies SampleAction],
    ]),
  ),
  'button tops:page': [{ by: 'anybody', use: () => ({ args: ['damage', 'week', '0'] }) }],
  'select tops:by': [{ by: 'anybody', use: () => ({ args: ['week'], values: ['damage'] }) }],
  'select tops:period': [{ by: 'anybody', use: () => ({ args: ['damage'], values: ['season'] }) }],
  'button tops:close': manages(() => ({ args: ['1'] })),
  'modal tops:season': manages(() => ({
    args: ['0'],
    fields: { name: 'sample', starts_on: '2026-01-01', ends_on: '2026-01-02' },
  })),
  ...paydayActions,
  'command cars edit': onCar,
  'command cars remove': onCar,
  'command cars take-back': onCar,
  'button joining:ping': [{ names: 'role', by: 'anybody', ownWords: true, use: (id) => ({ args: [id] }) }],
  'button joining:rename': manages(() => ({})),
  'select setup:lead': [{ names: 'role', by: 'entitled', use: (role) => ({ values: [role] }) }],
  'button setup:channel': manages(() => ({ args: ['gg'] })),
  'button setup:ask': manages(() => ({ args: ['channels'] })),
  'button setup:settle': manages(() => ({ args: ['names'] })),
  'button setup:show': manages(() => ({ args: ['all'] })),
  'button mp:new': [{ by: 'entitled' }],
  'button moving:names': manages(() => ({})),
  'button moving:enter': manages(() => ({ args: ['nick_static'] })),
  'select moving:pattern': manages(() => ({ values: ['nick_static'] })),
  'button moving:undo': [{ names: 'batch', by: 'entitled', use: (id) => ({ args: [id] }) }],
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
 * person it names. None if it requires what only a row can give: an entry of a list that the bot offers.
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
