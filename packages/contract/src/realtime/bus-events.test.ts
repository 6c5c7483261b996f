import { expect, test } from 'vitest';
import { changedIds, REALTIME_TYPES } from './bus-events.ts';
import { PANEL_BUS_EVENTS } from '../changes.ts';
import type { PanelBusEvent } from './bus-events.ts';

test('a panel is told the ids that an event carries, under whatever name its feature gave them', () => {
  for (const type of REALTIME_TYPES) {
    const { ids } = PANEL_BUS_EVENTS[type];
    const event = { type, guildId: '1', ...(ids === null ? {} : { [ids]: ['7', '8'] }) };
    expect(changedIds(event as PanelBusEvent)).toEqual(ids === null ? [] : ['7', '8']);
  }
});
