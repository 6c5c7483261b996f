import { postAgain } from '../../deliveries/post-again.ts';
import type { BotFeature } from '../../feature.ts';
import { keepBalance } from './balance-message.ts';
import { bankCommand, openTakeBack, submitTakeBack, turnBankPage } from './bank-command.ts';
import { openMoneyForm } from './money-forms.ts';
import { payCommand } from './pay-command.ts';
import { pressSure, submitMoney } from './submit-money.ts';

/** The family's money: what is there, what comes in and goes out, and a message with the balance. */
export const treasuryFeature: BotFeature = {
  name: 'treasury',
  commands: [bankCommand, payCommand],
  buttons: { open: openMoneyForm, page: turnBankPage, sure: pressSure },
  selects: { back: openTakeBack },
  modals: { enter: submitMoney, transfer: submitMoney, count: submitMoney, takeBack: submitTakeBack },
  gatewayHandlers: postAgain(['treasury_balance']),
  deliveries: [{ kind: 'treasury_balance', deliver: keepBalance, gatherMs: 500, spacingMs: 3000 }],
};
