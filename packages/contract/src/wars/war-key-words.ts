import type { Language } from '../kit/language.ts';

/** What panel and bot both say of the keys that collectors send wars with. */
const en = {
  title: 'Keys for collectors',
  note: 'A program that watches your wars sends them here with a key. A key can do nothing else.',
  unused: 'not used yet',
  used: (when: string) => `used ${when}`,
  name: 'Name of a new key',
  nameHint: 'Where it will be used, such as “Collector of Marco”.',
  create: 'Create key',
  revoke: 'Revoke',
};

const ru: typeof en = {
  title: 'Ключи для сборщиков',
  note: 'Программа, которая следит за вашими войнами, присылает их сюда с ключом. Ни на что другое ключ не годится.',
  unused: 'ещё не использован',
  used: (when) => `использован ${when}`,
  name: 'Название нового ключа',
  nameHint: 'Где он будет работать, например «Сборщик Марко».',
  create: 'Создать ключ',
  revoke: 'Отозвать',
};

export const WAR_KEY_WORDS: Record<Language, typeof en> = { en, ru };
