import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { SignUpScene } from './scene/sign-up-scene.tsx';
import { StartLink } from './start-link.tsx';

hydrateIslands({ scene: <SignUpScene />, start: <StartLink /> });
