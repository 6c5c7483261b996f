import { hydrateIslands } from '../visit/hydrate-islands.tsx';

hydrateIslands({});
