import type { SandboxContext } from '../sandbox-context.ts';
import { BankError } from './bank-error.ts';
import { NOTICE_MODES } from './bank.ts';
import type { NoticeMode } from './bank.ts';
import { dispute, findPayment, winDispute } from './payments.ts';

/** A form of the desk. */
export type DeskForm =
  | { action: 'set'; notices: NoticeMode; answers: 'yes' | 'no' | 'refuses' }
  | { action: 'dispute' | 'win_dispute' | 'expire_card' | 'remove_card' | 'send_again'; payment_id: string };

/** What the desk's buttons do. */
export const deskAction = async (context: SandboxContext, form: URLSearchParams): Promise<void> => {
  const { bank, bankNotices } = context;
  const action = form.get('action');
  if (action === 'set') {
    bank.notice_mode = NOTICE_MODES.find((mode) => mode === form.get('notices')) ?? bank.notice_mode;
    bank.answers = form.get('answers') !== 'no';
    bank.refuses = form.get('answers') === 'refuses';
    await context.saveNow();
    return;
  }
  const payment = findPayment(context, form.get('payment_id') ?? '');
  const method = payment.method_id === null ? undefined : bank.methods.get(payment.method_id);
  if (action === 'dispute') await dispute(context, payment.id);
  else if (action === 'win_dispute') await winDispute(context, payment.id);
  else if (action === 'send_again') bankNotices.send(bankNotices.write(payment.id, 'send'));
  else if (action === 'expire_card' && method) method.expired = true;
  else if (action === 'remove_card' && method) bank.methods.delete(method.id);
  else throw new BankError(400, 'invalid_request', `The desk cannot do ${action} to this payment.`);
  context.changed();
};
