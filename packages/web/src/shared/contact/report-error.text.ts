import type { Texts } from '../language/texts.ts';

const en = {
  tellUs: 'If it happens again, tell us this number:',
  tellOwner: 'If it happens again, tell the site’s owner this number:',
};

const ru: typeof en = {
  tellUs: 'Если повторится, пришлите нам этот номер:',
  tellOwner: 'Если повторится, сообщите владельцу сайта этот номер:',
};

export const reportErrorText: Texts<typeof en> = { en, ru };
