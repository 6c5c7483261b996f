import { WAR_KEY_WORDS } from '@famiglia/contract/wars/war-key-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  ...WAR_KEY_WORDS.en,
  address: 'Address to send to',
  docs: 'What to send',
  none: 'No keys yet. Without one, nothing can be sent.',
  confirmBody: 'Whatever is sent with it is refused from then on. Wars that were sent stay.',
};

const ru: typeof en = {
  ...WAR_KEY_WORDS.ru,
  address: 'Адрес для отправки',
  docs: 'Что присылать',
  none: 'Ключей пока нет. Без ключа ничего не прислать.',
  confirmBody: 'Всё, что пришлют с ним дальше, будет отклонено. Уже присланные войны останутся.',
};

export const warKeysText: Texts<typeof en> = { en, ru };
