import { plural } from '@famiglia/contract/plural';
import type { ReputationSource } from '@famiglia/contract/reputation';
import type { Texts } from '../../../shared/language/texts.ts';

const people = (count: number) => plural('en', count, { one: '# member', other: '# members' });
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
  reasonHint: 'Needed: the member and the activity show it.',
  reasonExample: 'Won the drop',
  cancel: 'Cancel',
  save: 'Change',
  changeBy: (delta: string) => `Change by ${delta}`,
  toEach: (delta: string) => `${delta} to each`,
  changedOne: (name: string, balance: string) => `Saved. ${name}: reputation ${balance}`,
  changedMany: (count: number, delta: string) => `${people(count)}: ${delta}`,
  undo: 'Undo',
  undoneMany: (count: number) => `Undone for ${people(count)}`,
  overtaken: (who: string, balance: string) =>
    `${who} changed it meanwhile: it is ${balance} now. Press once more to change that.`,
  somebody: 'Somebody',
  chart: 'Reputation by day',
  day: 'Day',
  range: 'Time shown',
  ranges: { 30: '30 days', 180: 'half a year', 365: 'a year' },
  noChart: 'Nothing changed in this time.',
  ledger: 'Every change',
  ledgerEmpty: 'Nothing has changed yet. A member earns reputation with a GG screen:',
  sources: {
    manual: 'by hand',
    gg: 'GG screen',
    event: 'event',
    capt: 'capt',
    gungame: 'gun game',
    undo: 'undo',
  } satisfies Record<ReputationSource, string>,
  byRule: 'by the rules',
  balance: 'Balance after',
  undone: 'undone',
  undoOne: 'Undo this change',
  undoChoice: 'Undo this change, made for many at once',
  undoHere: 'Only for this member',
  undoAll: 'For everybody who was in it',
  undoBatchTitle: 'Undo the change for everybody?',
  undoBatchBody: (delta: string) =>
    `Everybody who got ${delta} together with this member gets a reversing entry. What was already undone stays so.`,
  undoBatch: 'Undo for everybody',
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
  reasonHint: 'Обязательна: её увидят участник и журнал активности.',
  reasonExample: 'Победа на дропе',
  cancel: 'Отмена',
  save: 'Изменить',
  changeBy: (delta: string) => `Дать ${delta}`,
  toEach: (delta: string) => `${delta} каждому`,
  changedOne: (name: string, balance: string) => `Сохранено. ${name}: репутация ${balance}`,
  changedMany: (count: number, delta: string) =>
    `${plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' })}: ${delta}`,
  undo: 'Отменить',
  undoneMany: (count: number) => `Отменено у ${peopleRu(count)}`,
  overtaken: (who: string, balance: string) =>
    `Тем временем репутацию изменил ${who}: сейчас ${balance}. Нажмите ещё раз, чтобы изменить её.`,
  somebody: 'кто-то другой',
  chart: 'Репутация по дням',
  day: 'День',
  range: 'За какое время',
  ranges: { 30: '30 дней', 180: 'полгода', 365: 'год' },
  noChart: 'За это время ничего не менялось.',
  ledger: 'Все изменения',
  ledgerEmpty: 'Пока ничего не менялось. Репутацию приносит скрин с ГГ:',
  sources: {
    manual: 'вручную',
    gg: 'скрин с ГГ',
    event: 'МП',
    capt: 'капт',
    gungame: 'ган-гейм',
    undo: 'отмена',
  },
  byRule: 'по правилам семьи',
  balance: 'Стало',
  undone: 'отменено',
  undoOne: 'Отменить это изменение',
  undoChoice: 'Отменить изменение, сделанное сразу для многих',
  undoHere: 'Только у этого участника',
  undoAll: 'У всех, кому меняли вместе',
  undoBatchTitle: 'Отменить изменение у всех?',
  undoBatchBody: (delta: string) =>
    `Все, кто вместе с этим участником получил ${delta}, получат обратную запись. То, что уже отменено, так и останется.`,
  undoBatch: 'Отменить у всех',
  more: 'Показать ещё',
};

export const reputationText: Texts<typeof en> = { en, ru };
