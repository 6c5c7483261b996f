import type { BotFeature } from '../feature.ts';
import { helpCommand } from './help-command.ts';

export const helpFeature: BotFeature = { name: 'help', commands: [helpCommand] };
