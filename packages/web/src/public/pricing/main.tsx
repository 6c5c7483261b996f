import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { PlanCards } from './plan-cards.tsx';

hydrateIslands({ plans: <PlanCards /> });
