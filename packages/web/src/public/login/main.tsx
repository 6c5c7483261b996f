import { hydrateIslands } from '../visit/hydrate-islands.tsx';
import { LoginButton } from './login-button.tsx';

hydrateIslands({ login: <LoginButton /> });
