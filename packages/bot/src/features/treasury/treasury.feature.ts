import type { BotFeature } from '../../feature.ts';
import { keepBalance } from './balance-message.ts';
import { bankCommand, openTakeBack, submitTakeBack, turnBankPage } from './bank-command.ts';
import {
  pressCountLog,
  pressDiscardLog,
  pressEnterLog,
  pressTakeLogBack,
  turnLogPage,
} from './log/log-actions.ts';
import { submitLog } from './log/log-command.ts';
import {
  chooseLogLine,
  chooseLogPerson,
  chooseLogWords,
  submitLogLine,
  submitLogPerson,
  submitLogWords,
} from './log/log-forms.ts';
import { chooseLog } from './log/logs-command.ts';
import { openMoneyForm } from './money-forms.ts';
import { payCommand } from './pay-command.ts';
import { submitMoney } from './submit-money.ts';

/** The family's money: what is there, what comes in and goes out, and a message with the balance. */
export const treasuryFeature: BotFeature = {
  name: 'treasury',
  commands: [bankCommand, payCommand],
  buttons: {
    open: openMoneyForm,
    page: turnBankPage,
    'log-page': turnLogPage,
    'log-enter': pressEnterLog,
    'log-discard': pressDiscardLog,
    'log-count': pressCountLog,
    'log-back': pressTakeLogBack,
  },
  selects: {
    back: openTakeBack,
    'log-words': chooseLogWords,
    'log-who': chooseLogPerson,
    'log-line': chooseLogLine,
    'log-open': chooseLog,
  },
  modals: {
    takeBack: submitTakeBack,
    log: submitLog,
    'log-words': submitLogWords,
    'log-who': submitLogPerson,
    'log-line': submitLogLine,
  },
  amountForms: submitMoney,
  deliveries: [
    { kind: 'treasury_balance', deliver: keepBalance, staysPosted: true, gatherMs: 500, spacingMs: 3000 },
  ],
};
