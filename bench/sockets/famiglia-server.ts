import { serveFamiglia } from '../http/serve-famiglia.ts';
import { tellUsage } from './tell-usage.ts';

tellUsage();
await serveFamiglia();
