import type { SampleAction, Use } from './sample-action.ts';

const onOffer = (use: (offer: string) => Use): SampleAction[] => [{ names: 'offer', by: 'anybody', use }];
const onPurchase = (use: (purchase: string) => Use): SampleAction[] => [
  { names: 'purchase', by: 'entitled', use },
];
const ofLeaders: SampleAction[] = [
  { names: 'offer', by: 'entitled', use: (offer) => ({ options: { offer } }) },
];

/** What members buy for reputation, and what leaders do with the shop. */
export const shopActions: Record<string, SampleAction[]> = {
  'button shop:list': [{ by: 'anybody' }],
  'button shop:buy': onOffer((id) => ({ args: [id, '0', '0'] })),
  'button shop:write': onOffer((id) => ({ args: [id, '0', '0'] })),
  'button shop:done': onPurchase((id) => ({ args: [id] })),
  'select shop:offer': onOffer((id) => ({ values: [id] })),
  'select shop:warning': [
    { names: 'warning', by: 'anybody', use: (warning, own) => ({ args: [own.offer], values: [warning] }) },
  ],
  'select shop:finish': onPurchase((id) => ({ values: [id] })),
  'modal shop:note': onOffer((id) => ({ args: [id, '0', '0'], fields: { note: 'sample' } })),
  'command shop add': [
    { by: 'entitled', use: () => ({ options: { kind: 'note', name: 'sample', price: 5 } }) },
  ],
  'command shop edit': ofLeaders,
  'command shop remove': ofLeaders,
};
