import type { BotFeature } from '../../feature.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import {
  chooseMark,
  choosePerson,
  pressAllPaid,
  pressApprove,
  pressCancel,
  pressFile,
  pressTakeBackCorrection,
  submitDecision,
  turnPaydayPage,
} from './payday-actions.ts';
import { submitCorrection } from './correct-command.ts';
import { paydayCommand } from './payday-command.ts';
import { postPayday, readPaydayCard, tellOfPayday } from './payday-deliveries.ts';
import { submitRate } from './rate-command.ts';
import { pressNotice, walletCommand } from './wallet-command.ts';

/** What the family owes its members: rates, paydays, and everybody’s wallet. */
export const paydayFeature: BotFeature = {
  name: 'payday',
  commands: [paydayCommand, walletCommand],
  buttons: {
    page: turnPaydayPage,
    approve: pressApprove,
    cancel: pressCancel,
    file: pressFile,
    paid: pressAllPaid,
    'take-back': pressTakeBackCorrection,
    notice: pressNotice,
  },
  selects: { person: choosePerson, mark: chooseMark },
  amountForms: { decide: submitDecision, correct: submitCorrection, rate: submitRate },
  deliveries: [
    leaderNotice('payday_card', readPaydayCard),
    { kind: 'payday_post', deliver: postPayday },
    { kind: 'payday_notice', deliver: tellOfPayday },
  ],
};
