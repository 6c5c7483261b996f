import { counted } from '@famiglia/contract/kit/counted';
import { REPUTATION_SOURCE_NAMES } from '@famiglia/contract/reputation/reputation-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const people = (count: number) => counted('en', 'members', count);
const peopleRu = (count: number) =>
  plural('ru', count, {
    one: '# участника',
    few: '# участников',
    many: '# участников',
    other: '# участника',
  });

const en = {
  title: 'Reputation',
  change: 'Change reputation',
  changeOf: (name: string) => `Reputation of ${name}`,
  bulkTitle: (count: number) => `Reputation of ${people(count)}`,
  named: (names: readonly string[], others: number) =>
    others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', '),
  direction: 'Give or take',
  give: 'Give',
  take: 'Take',
  amount: 'How much',
  reason: 'Reason',
  reasonHint: 'Required. Shown to the member and in the activity.',
  reasonExample: 'Won the drop',
  cancel: 'Cancel',
  save: 'Change',
  changeBy: (delta: string) => (delta.startsWith('−') ? `Take ${delta.slice(1)}` : `Give ${delta}`),
  toEach: (delta: string) => `${delta} to each`,
  changedOne: (name: string, balance: string) => `Saved. ${name}: reputation ${balance}`,
  changedMany: (count: number, delta: string) => `${people(count)}: ${delta}`,
  undo: 'Undo',
  undoneMany: (count: number) => `Undone for ${people(count)}`,
  overtaken: (who: string, balance: string) =>
    `${who} has just changed it: now ${balance}. Press again to change it anyway.`,
  somebody: 'Someone',
  range: 'Period',
  ranges: { 30: '30 days', 180: '6 months', 365: '1 year' },
  ledger: 'All changes',
  ledgerEmpty: 'No changes yet. Members earn reputation with GG screens:',
  sources: REPUTATION_SOURCE_NAMES.en,
  byRule: 'by family rules',
  balance: 'Balance after',
  undone: 'undone',
  undoOne: 'Undo this change',
  undoChoice: 'Undo this bulk change',
  undoHere: 'Only for this member',
  undoAll: 'For everyone in it',
  undoBatchTitle: 'Undo the change for everyone?',
  undoBatchBody: (delta: string) =>
    `Everyone who got ${delta} along with this member gets a reversing entry. Changes already undone stay undone.`,
  undoBatch: 'Undo for everyone',
  more: 'Show more',
};

const ru: typeof en = {
  title: 'Репутация',
  change: 'Изменить репутацию',
  changeOf: (name: string) => `Репутация: ${name}`,
  bulkTitle: (count: number) => `Репутация ${peopleRu(count)}`,
  named: (names: readonly string[], others: number) =>
    others > 0 ? `${names.join(', ')} и ещё ${others}` : names.join(', '),
  direction: 'Дать или снять',
  give: 'Дать',
  take: 'Снять',
  amount: 'Сколько',
  reason: 'Причина',
  reasonHint: 'Обязательна: её увидит участник, и она попадёт в активность.',
  reasonExample: 'Победа на дропе',
  cancel: 'Отмена',
  save: 'Изменить',
  changeBy: (delta: string) => (delta.startsWith('−') ? `Снять ${delta.slice(1)}` : `Дать ${delta}`),
  toEach: (delta: string) => `${delta} каждому`,
  changedOne: (name: string, balance: string) => `Сохранено. ${name}: репутация ${balance}`,
  changedMany: (count: number, delta: string) => `${counted('ru', 'members', count)}: ${delta}`,
  undo: 'Отменить',
  undoneMany: (count: number) => `Отменено у ${peopleRu(count)}`,
  overtaken: (who: string, balance: string) =>
    `Репутацию только что изменил ${who}: сейчас ${balance}. Нажмите ещё раз, чтобы всё равно изменить.`,
  somebody: 'кто-то другой',
  range: 'Период',
  ranges: { 30: '30 дней', 180: 'Полгода', 365: 'Год' },
  ledger: 'Все изменения',
  ledgerEmpty: 'Пока ничего не менялось. Репутацию приносит скрин с ГГ:',
  sources: REPUTATION_SOURCE_NAMES.ru,
  byRule: 'по правилам семьи',
  balance: 'Стало',
  undone: 'отменено',
  undoOne: 'Отменить это изменение',
  undoChoice: 'Отменить это массовое изменение',
  undoHere: 'Только у этого участника',
  undoAll: 'У всех, кому меняли вместе',
  undoBatchTitle: 'Отменить изменение у всех?',
  undoBatchBody: (delta: string) =>
    `Все, кто вместе с этим участником получил ${delta}, получат обратную запись. То, что уже отменено, так и останется.`,
  undoBatch: 'Отменить у всех',
  more: 'Показать ещё',
};

export const reputationText: Texts<typeof en> = { en, ru };
