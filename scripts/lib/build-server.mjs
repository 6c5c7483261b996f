import { buildStale } from './build.mjs';

/** For tests that start the whole program: a built one starts in a third of the time of its sources. */
export const setup = () => buildStale({ only: 'server' });
