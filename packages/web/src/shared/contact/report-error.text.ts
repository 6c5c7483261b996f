import type { Texts } from '../language/texts.ts';

const en = {
  tellUs: 'If it happens again, send us this number:',
  tellOwner: 'If it happens again, send this number to the site owner:',
};

const ru: typeof en = {
  tellUs: 'Если повторится, пришлите нам этот номер:',
  tellOwner: 'Если повторится, сообщите владельцу сайта этот номер:',
};

export const reportErrorText: Texts<typeof en> = { en, ru };
