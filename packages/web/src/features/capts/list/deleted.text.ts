import { DELETED_CAPT_DAYS } from '@famiglia/contract/capts/capts';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  note: `You can restore them for ${DELETED_CAPT_DAYS} days. They do not count in statistics.`,
  by: (who: string, when: string) => `deleted by ${who} ${when}`,
  until: (when: string) => `gone for good ${when}`,
  restore: 'Restore',
  emptyTitle: 'No deleted capts',
  emptyBody: `Deleted capts stay here for ${DELETED_CAPT_DAYS} days.`,
};

const ru: typeof en = {
  note: `Их можно вернуть в течение ${DELETED_CAPT_DAYS} дней. В статистику они не входят.`,
  by: (who, when) => `удалён ${when}: ${who}`,
  until: (when) => `исчезнет ${when}`,
  restore: 'Вернуть',
  emptyTitle: 'Удалённых каптов нет',
  emptyBody: `Удалённое хранится здесь ${DELETED_CAPT_DAYS} дней.`,
};

export const deletedText: Texts<typeof en> = { en, ru };
