import { LOGIN_HISTORY_DAYS } from '@famiglia/contract/privacy/privacy';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  note: `Kept for ${LOGIN_HISTORY_DAYS} days.`,
  time: 'Time',
  person: 'Person',
  personId: 'Person’s ID',
  country: 'Country',
  countryCode: 'Country, two letters',
  ip: 'IP address',
  device: 'Browser',
  unknown: 'unknown',
  onlyPerson: (name: string) => `Only ${name}`,
  onlyCountry: (name: string) => `Only from ${name}`,
  onlyIp: (ip: string) => `Only from ${ip}`,
  download: 'Download CSV',
  downloading: 'Downloading…',
};

const ru: typeof en = {
  note: `Хранятся ${LOGIN_HISTORY_DAYS} дней.`,
  time: 'Время',
  person: 'Человек',
  personId: 'ID человека',
  country: 'Страна',
  countryCode: 'Страна, две буквы',
  ip: 'IP-адрес',
  device: 'Браузер',
  unknown: 'неизвестно',
  onlyPerson: (name: string) => `Только ${name}`,
  onlyCountry: (name: string) => `Только страна: ${name}`,
  onlyIp: (ip: string) => `Только с адреса ${ip}`,
  download: 'Скачать CSV',
  downloading: 'Скачиваем…',
};

export const loginsText: Texts<typeof en> = { en, ru };
