import { manages } from './sample-action.ts';
import type { SampleAction, Use } from './sample-action.ts';

const anybody: SampleAction[] = [{ names: 'contract', by: 'anybody', use: (id) => ({ args: [id] }) }];
const leads = (more: Use = {}): SampleAction[] => [
  { names: 'contract', by: 'entitled', use: (id) => ({ args: [id, '0'], ...more }) },
];
const FIELDS = { title: 'Ore', ends: 'tomorrow 20:00', slots: '5', amount: '900k', description: '' };

/** What is done with contracts. */
export const contractActions: Record<string, SampleAction[]> = {
  ...Object.fromEntries(
    ['join', 'reserve', 'leave', 'leave_anyway', 'anyway', 'why', 'whole'].map((action) => [
      `button contract:${action}`,
      anybody,
    ]),
  ),
  ...Object.fromEntries(
    ['manage', 'close', 'reopen', 'edit', 'terms', 'confirm', 'undo', 'cancel'].map((action) => [
      `button contract:${action}`,
      leads(),
    ]),
  ),
  // Whoever is not on its list is told so, whosever contract it is.
  'button contract:report': [
    { names: 'contract', by: 'anybody', ownWords: true, use: (id) => ({ args: [id] }) },
  ],
  'button contract:lead': ['add', 'add_reserve', 'remove', 'pin_in', 'pin_out', 'unpin'].flatMap(
    (action): SampleAction[] => [
      { names: 'contract', by: 'entitled', use: (id, { person }) => ({ args: [id, person, action] }) },
      { names: 'person', by: 'entitled', use: (id, { contract }) => ({ args: [contract, id, action] }) },
    ],
  ),
  'select contract:person': [
    { names: 'contract', by: 'entitled', use: (id, { person }) => ({ args: [id], values: [person] }) },
    { names: 'person', by: 'entitled', use: (id, { contract }) => ({ args: [contract], values: [id] }) },
  ],
  'modal contract:create': manages(() => ({ args: ['equal', '0', '0'], fields: FIELDS })),
  'modal contract:edit': leads({ fields: FIELDS }),
  'modal contract:terms': leads({ fields: { rule: ['equal'], percent: '5' } }),
  'modal contract:confirm': [
    {
      names: 'contract',
      by: 'entitled',
      use: (id, { person }) => ({ args: [id, '0'], fields: { people: `${person} = 1` } }),
    },
    {
      names: 'person',
      by: 'entitled',
      ownWords: true,
      use: (id, { contract }) => ({ args: [contract, '0'], fields: { people: `${id} = 1` } }),
    },
  ],
  'modal contract:cancel': leads({ fields: { reason: '' } }),
  'command contract report': [
    {
      names: 'contract',
      by: 'anybody',
      ownWords: true,
      use: (contract) => ({
        options: { contract, quantity: 1 },
        file: { filename: 'sample.png', bytes: new Uint8Array([1]) },
      }),
    },
  ],
};
