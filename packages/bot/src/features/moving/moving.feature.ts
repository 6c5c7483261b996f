import type { BotFeature } from '../../feature.ts';
import { choosePattern, enterAll, showNames, takeAllBack } from './names-message.ts';

/** Moving in: names are read from the nicknames that the server has already. `/setup` leads here. */
export const movingFeature: BotFeature = {
  name: 'moving',
  buttons: { names: showNames, enter: enterAll, undo: takeAllBack },
  selects: { pattern: choosePattern },
};
