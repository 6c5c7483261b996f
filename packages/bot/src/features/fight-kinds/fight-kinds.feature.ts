import type { BotFeature } from '../../feature.ts';
import { kindsCommand } from './kinds-command.ts';

/** The kinds of fights that a family has. */
export const fightKindsFeature: BotFeature = { name: 'fight-kinds', commands: [kindsCommand] };
