import { labelOf } from '@famiglia/contract/settings/setting-field';
import { COMMON_ZONES, zoneCity, zoneOffset } from '@famiglia/contract/kit/zone-names';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

export const zoneControl = ({ settings, language, now }: SetupView, customId: string): ControlRow => {
  const { time_zone: current } = settings;
  const zones = COMMON_ZONES.includes(current) ? COMMON_ZONES : [current, ...COMMON_ZONES];
  return stringSelect({
    customId,
    placeholder: labelOf('time_zone', language),
    options: zones.map((value) => ({
      value,
      label: zoneCity(value, language),
      description: zoneOffset(value, now),
      default: value === current,
    })),
  });
};
