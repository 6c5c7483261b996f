import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SampleAction, Use } from './sample-action.ts';

const onPayday = (use: (id: string) => Use): SampleAction[] => [{ names: 'payday', by: 'entitled', use }];
const person: string = PEOPLE.member;

/** What leaders do with a payday, and what everybody does with their own wallet. */
export const paydayActions: Record<string, SampleAction[]> = {
  'button payday:page': onPayday((id) => ({ args: [id, '0'] })),
  'button payday:approve': onPayday((id) => ({ args: [id, '0', 'unseen'] })),
  'button payday:cancel': onPayday((id) => ({ args: [id] })),
  'button payday:file': onPayday((id) => ({ args: [id] })),
  'button payday:paid': onPayday((id) => ({ args: [id, '0'] })),
  'button payday:take-back': onPayday((id) => ({ args: [id] })),
  'button payday:notice': [{ by: 'anybody', use: () => ({ args: ['off'] }) }],
  'select payday:person': onPayday((id) => ({ args: [id, '0'], values: [person] })),
  'select payday:mark': onPayday((id) => ({ args: [id, '0'], values: [`${person} paid`] })),
  'modal payday:decide': onPayday((id) => ({
    args: [id, '0', person],
    fields: { what: ['out'], amount: '', reason: '' },
  })),
  'modal payday:correct': [
    {
      by: 'entitled',
      use: () => ({
        args: ['bonus', person, 'false', '0c6f6b6e-4f53-4d0e-9d2b-4b0e3a4f5a63'],
        fields: { amount: '5k', reason: 'sample' },
      }),
    },
  ],
  'modal payday:rate': [
    { by: 'entitled', use: () => ({ args: ['event_presence', '-', '0'], fields: { amount: '40k' } }) },
  ],
  'command payday rate': [
    { by: 'entitled', use: () => ({ options: { for: 'event_presence', amount: '40k' } }) },
  ],
  'command payday correct': [
    {
      by: 'entitled',
      use: () => ({ options: { kind: 'bonus', member: person, amount: '5k', reason: 'sample' } }),
    },
  ],
};
