import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Group code',
  body: 'Only the main list sees it, by a button under the sign-up in Discord.',
  code: 'Code',
  none: 'Leave empty for none.',
  send: 'Send it to the main list by direct message',
  sendHint: 'Each person gets a code once.',
  save: 'Save',
};

const ru: typeof en = {
  title: 'Код группы',
  body: 'Увидит только основа, по кнопке под записью в Discord.',
  code: 'Код',
  none: 'Пустое поле: без кода.',
  send: 'Отправить основе в личку',
  sendHint: 'Один код приходит каждому один раз.',
  save: 'Сохранить',
};

export const groupCodeText: Texts<typeof en> = { en, ru };
