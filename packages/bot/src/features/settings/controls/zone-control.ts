import { labelOf } from '@famiglia/contract/settings/setting-field';
import { COMMON_ZONES, zoneCity, zoneOffset } from '@famiglia/contract/kit/zone-names';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

export const zoneControl = ({ settings, language, now }: SetupView): ControlRow => {
  const { version, time_zone: current } = settings;
  const zones = COMMON_ZONES.includes(current) ? COMMON_ZONES : [current, ...COMMON_ZONES];
  return stringSelect({
    customId: makeCustomId('setup', 'zone', String(version)),
    placeholder: labelOf('time_zone', language),
    options: zones.map((value) => ({
      value,
      label: zoneCity(value, language),
      description: zoneOffset(value, now),
      default: value === current,
    })),
  });
};
