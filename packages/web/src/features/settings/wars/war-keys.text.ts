import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Keys for collectors',
  note: 'A program that watches your wars sends them here with a key. A key can do nothing else.',
  address: 'Address to send to',
  docs: 'What to send',
  list: 'Keys',
  none: 'No keys yet. Without one, nothing can be sent.',
  made: (who: string, when: string) => `${who}, ${when}`,
  used: (when: string) => `used ${when}`,
  unused: 'not used yet',
  name: 'Name of a new key',
  nameHint: 'Where it will be used, such as “Collector of Marco”.',
  create: 'Create key',
  fresh: (name: string) => `Key “${name}”`,
  once: 'Copy it now: it is not shown again.',
  done: 'Done',
  revoke: (name: string) => `Revoke: ${name}`,
  confirmTitle: (name: string) => `Revoke “${name}”?`,
  confirmBody: 'Whatever is sent with it is refused from then on. Wars that were sent stay.',
  confirm: 'Revoke',
};

const ru: typeof en = {
  title: 'Ключи для сборщиков',
  note: 'Программа, которая следит за вашими войнами, присылает их сюда с ключом. Ни на что другое ключ не годится.',
  address: 'Адрес для отправки',
  docs: 'Что присылать',
  list: 'Ключи',
  none: 'Ключей пока нет. Без ключа ничего не прислать.',
  made: (who, when) => `${who}, ${when}`,
  used: (when) => `использован ${when}`,
  unused: 'ещё не использован',
  name: 'Название нового ключа',
  nameHint: 'Где он будет работать, например «Сборщик Марко».',
  create: 'Создать ключ',
  fresh: (name) => `Ключ «${name}»`,
  once: 'Скопируйте сейчас: больше он не показывается.',
  done: 'Готово',
  revoke: (name) => `Отозвать: ${name}`,
  confirmTitle: (name) => `Отозвать «${name}»?`,
  confirmBody: 'Всё, что пришлют с ним дальше, будет отклонено. Уже присланные войны останутся.',
  confirm: 'Отозвать',
};

export const warKeysText: Texts<typeof en> = { en, ru };
