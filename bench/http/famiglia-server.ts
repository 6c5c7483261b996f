import { serveFamiglia } from './serve-famiglia.ts';

await serveFamiglia();
