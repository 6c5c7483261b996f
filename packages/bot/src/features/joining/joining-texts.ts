import { counted } from '@famiglia/contract/kit/counted';
import { countDiffering, KEPT_NICKNAMES } from '@famiglia/contract/nicknames/nickname-words';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

export const joiningTexts = localised({
  en: {
    given: (role: string) => `You will be pinged for **${role}**. Press again to drop the role.`,
    taken: (role: string) => `You will no longer be pinged for **${role}**.`,
    preview: {
      off: 'Welcomes are off. This is how it would look:',
      channel: 'Newcomers see this in the welcome channel:',
      dm: 'Newcomers get this by direct message:',
      both: 'Newcomers get this in the welcome channel and by direct message:',
    },
    noChannel: 'No welcome channel is chosen. Choose one in `/setup` → Channels.',
    nicknames: (count: number) => countDiffering('en', count),
    pattern: (pattern: string) => `Pattern: ${pattern}`,
    inStep: 'Everyone’s nickname already follows the pattern.',
    change: (before: string, after: string) => `${before} → **${after}**`,
    more: (count: number) => `and ${count} more`,
    ...KEPT_NICKNAMES.en,
    apply: (count: number) => `Rename ${count}`,
    applied: (count: number) =>
      count === 0 ? 'Nobody left to rename.' : `Renaming ${counted('en', 'members', count)}, one by one.`,
  },
  ru: {
    given: (role: string) => `Теперь вас будут звать: **${role}**. Нажмите ещё раз, чтобы снять роль.`,
    taken: (role: string) => `Больше не будем вас звать: **${role}**.`,
    preview: {
      off: 'Приветствие выключено. Вот как оно выглядело бы:',
      channel: 'Новички увидят это в канале для приветствий:',
      dm: 'Новички увидят это в личных сообщениях:',
      both: 'Новички увидят это в канале для приветствий и в личных сообщениях:',
    },
    noChannel: 'Канал для приветствий не выбран. Выберите его: `/настройка` → «Каналы».',
    nicknames: (count: number) => countDiffering('ru', count),
    pattern: (pattern: string) => `Шаблон: ${pattern}`,
    inStep: 'Все ники уже по шаблону.',
    change: (before: string, after: string) => `${before} → **${after}**`,
    more: (count: number) => `и ещё ${count}`,
    ...KEPT_NICKNAMES.ru,
    apply: (count: number) => `Переименовать: ${count}`,
    applied: (count: number) =>
      count === 0
        ? 'Переименовывать больше некого.'
        : `Бот по очереди переименует ${plural('ru', count, {
            one: '# участника',
            few: '# участников',
            many: '# участников',
            other: '# участника',
          })}.`,
  },
});
