import type { BotFeature } from '../feature.ts';
import { pingCommand } from './ping-command.ts';

export const pingFeature: BotFeature = { name: 'ping', commands: [pingCommand] };
