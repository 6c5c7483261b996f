import { useEffect } from 'react';
import { useCurrency } from '../visit/currency-store.ts';
import { applyDetectedCurrency } from '../visit/apply-detected-currency.ts';
import { PlanCard } from './plan-card.tsx';
import { PLANS } from './plans.ts';

export const PlanCards = () => {
  const currency = useCurrency();
  useEffect(() => {
    void applyDetectedCurrency();
  }, []);
  return PLANS.map((plan) => <PlanCard key={plan.id} plan={plan} currency={currency} />);
};
