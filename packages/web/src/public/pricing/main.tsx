import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { settleCurrency } from '../visit/settle-currency.ts';
import { PlanCards } from './plan-cards.tsx';

hydrateIslands({ plans: <PlanCards /> });
void settleCurrency();
