import type { EventPlan } from '@famiglia/contract/events/event-plan';
import type { TypedEvent } from './event-form.ts';

export type PlanProblem = 'wrongTitle' | 'wrongSlots' | 'wrongReward' | 'squadSlots';

const MAX_REWARD = 100_000;

/** What is wrong with the typed title, places and reward. The places of a plan with squads are the sum of theirs. */
export const planProblems = (typed: TypedEvent, plan: EventPlan | null): PlanProblem[] => {
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const isReward = /^\d{0,6}$/.test(typed.reward) && Number(typed.reward) <= MAX_REWARD;
  return [
    ...(typed.title === '' ? (['wrongTitle'] as const) : []),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
    ...(isReward ? [] : (['wrongReward'] as const)),
    ...((plan?.squads ?? []).length > 0 && slots !== plan?.slots ? (['squadSlots'] as const) : []),
  ];
};
