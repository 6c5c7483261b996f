import { useEffect } from 'react';
import { useCurrency } from '../visit/currency-store.ts';
import { settleCurrency } from '../visit/settle-currency.ts';
import { PlanCard } from './plan-card.tsx';
import { PLANS } from './plans.ts';

export const PlanCards = () => {
  const currency = useCurrency();
  useEffect(() => {
    void settleCurrency();
  }, []);
  return PLANS.map((plan) => <PlanCard key={plan.id} plan={plan} currency={currency} />);
};
