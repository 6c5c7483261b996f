import {
  FIRST_QUESTIONS,
  SETTLED,
  firstStepsRoutes,
  nextQuestion,
} from '@famiglia/contract/dashboard/first-steps';
import type { FirstQuestion, Settled } from '@famiglia/contract/dashboard/first-steps';
import { AppError } from '@famiglia/core/platform/app-error';
import { settleStep } from '@famiglia/core/settings/settled-steps';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';

/** Where `/setup` begins: at the first open question of a new family, else at the overview. */
export const firstPlace = ({ first }: SetupView): SetupPlace => {
  const question = first === null ? null : nextQuestion(first);
  return question === null ? { section: 'overview' } : { section: 'first', question };
};

/** Goes on, puts the guide away or brings it back. What was put off stays in the overview. */
const settle = (settled: boolean) => async (call: ButtonCall) => {
  const step = settledIn(call.args[0]);
  const guildId = guildOf(call.interaction);
  await byRoute(firstStepsRoutes.settle, settleStep)(call.bot.context, call.actor, {
    guildId,
    step,
    settled,
  });
  const view = await loadSetup(call);
  await call.answer.update(setupMessage(view, firstPlace(view)));
};
export const settleFirst = settle(true);
export const bringBack = settle(false);

/** A question of the overview’s list, answered now. */
export const askFirst = async (call: ButtonCall): Promise<void> =>
  call.answer.update(
    setupMessage(await loadSetup(call), { section: 'first', question: questionIn(call.args[0]) }),
  );

const settledIn = (name = ''): Settled => {
  const step = SETTLED.find((one) => one === name);
  if (step === undefined) throw new AppError('control_outdated');
  return step;
};

const questionIn = (name = ''): FirstQuestion => {
  const question = FIRST_QUESTIONS.find((one) => one === name);
  if (question === undefined) throw new AppError('control_outdated');
  return question;
};
