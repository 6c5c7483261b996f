import { useCurrency } from '../visit/currency-store.ts';
import { PlanCard } from './plan-card.tsx';
import { PLANS } from './plans.ts';

export const PlanCards = () => {
  const currency = useCurrency();
  return PLANS.map((plan) => <PlanCard key={plan.id} plan={plan} currency={currency} />);
};
