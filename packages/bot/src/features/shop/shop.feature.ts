import type { BotFeature } from '../../feature.ts';
import { backToShop, chooseOffer, chooseWarning, openNoteForm, pressBuy, submitNote } from './buy.ts';
import { chooseDone, deliverNote, pressDone, readNote, tellBuyer } from './notes.ts';
import { shopCommand } from './shop-command.ts';
import { syncShopRoles } from './shop-roles.ts';

/** The points shop: members buy for reputation what leaders offer. */
export const shopFeature: BotFeature = {
  name: 'shop',
  commands: [shopCommand],
  buttons: { list: backToShop, buy: pressBuy, write: openNoteForm, done: pressDone },
  selects: { offer: chooseOffer, warning: chooseWarning, finish: chooseDone },
  modals: { note: submitNote },
  deliveries: [
    { kind: 'shop_roles', deliver: syncShopRoles },
    { kind: 'shop_note', deliver: deliverNote, letter: readNote },
    { kind: 'shop_notice', deliver: tellBuyer },
  ],
};
