import { NotFound } from '../../shared/ui/not-found.tsx';
import { hydrateIslands } from '../visit/hydrate-islands.tsx';

hydrateIslands({ lost: <NotFound /> });
