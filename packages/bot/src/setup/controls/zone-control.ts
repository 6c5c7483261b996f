import { labelOf } from '@famiglia/contract/setting-field';
import { makeCustomId } from '../../interactions/custom-id.ts';
import type { SetupView } from '../setup-view.ts';
import { zoneOffset } from '../zone-offset.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

/** The most common zones; any other zone can be typed. */
const COMMON_ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Kamchatka',
  'Europe/Minsk',
  'Europe/Kyiv',
  'Europe/Chisinau',
  'Asia/Tbilisi',
  'Asia/Yerevan',
  'Asia/Baku',
  'Asia/Almaty',
  'Asia/Tashkent',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'UTC',
];

export const zoneControl = ({ settings, language, now }: SetupView): ControlRow => {
  const { version, time_zone: current } = settings;
  const zones = COMMON_ZONES.includes(current) ? COMMON_ZONES : [current, ...COMMON_ZONES];
  return stringSelect({
    customId: makeCustomId('setup', 'zone', String(version)),
    placeholder: labelOf('time_zone', language),
    options: zones.map((value) => ({
      value,
      label: value,
      description: zoneOffset(value, now),
      default: value === current,
    })),
  });
};
