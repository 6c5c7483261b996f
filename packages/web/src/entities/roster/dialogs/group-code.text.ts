import { GROUP_CODE_WORDS } from '@famiglia/contract/rosters/group-code-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: GROUP_CODE_WORDS.en.name,
  body: 'Only the main list sees it, by a button under the sign-up in Discord.',
  code: GROUP_CODE_WORDS.en.field,
  none: 'Leave empty for none.',
  send: 'Send it to the main list by direct message',
  sendHint: GROUP_CODE_WORDS.en.sentOnce,
  save: 'Save',
};

const ru: typeof en = {
  title: GROUP_CODE_WORDS.ru.name,
  body: 'Увидит только основа, по кнопке под записью в Discord.',
  code: GROUP_CODE_WORDS.ru.field,
  none: 'Пустое поле: без кода.',
  send: 'Отправить основе в личку',
  sendHint: GROUP_CODE_WORDS.ru.sentOnce,
  save: 'Сохранить',
};

export const groupCodeText: Texts<typeof en> = { en, ru };
