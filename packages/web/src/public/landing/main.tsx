import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { SignUpScene } from './scene/sign-up-scene.tsx';

hydrateIslands({ scene: <SignUpScene /> });
