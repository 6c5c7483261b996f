import { WAR_KEY_WORDS } from '@famiglia/contract/wars/war-key-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  ...WAR_KEY_WORDS.en,
  address: 'Address to send to',
  docs: 'What to send',
  list: 'Keys',
  none: 'No keys yet. Without one, nothing can be sent.',
  made: (who: string, when: string) => `${who}, ${when}`,
  fresh: (name: string) => `Key “${name}”`,
  once: 'Copy it now: it is not shown again.',
  done: 'Done',
  revoke: (name: string) => `Revoke: ${name}`,
  confirmTitle: (name: string) => `Revoke “${name}”?`,
  confirmBody: 'Whatever is sent with it is refused from then on. Wars that were sent stay.',
  confirm: WAR_KEY_WORDS.en.revoke,
};

const ru: typeof en = {
  ...WAR_KEY_WORDS.ru,
  address: 'Адрес для отправки',
  docs: 'Что присылать',
  list: 'Ключи',
  none: 'Ключей пока нет. Без ключа ничего не прислать.',
  made: (who, when) => `${who}, ${when}`,
  fresh: (name) => `Ключ «${name}»`,
  once: 'Скопируйте сейчас: больше он не показывается.',
  done: 'Готово',
  revoke: (name) => `Отозвать: ${name}`,
  confirmTitle: (name) => `Отозвать «${name}»?`,
  confirmBody: 'Всё, что пришлют с ним дальше, будет отклонено. Уже присланные войны останутся.',
  confirm: WAR_KEY_WORDS.ru.revoke,
};

export const warKeysText: Texts<typeof en> = { en, ru };
