import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { AskOwner } from './ask-owner.tsx';
import { PlanCards } from './plan-cards.tsx';

hydrateIslands({ plans: <PlanCards />, ask: <AskOwner /> });
