import { FIGHT_KINDS_NAME, kindSummary } from '@famiglia/contract/fight-kinds/fight-kind-words';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { localised } from '../../kit/texts/localised.ts';

export const kindTexts = localised({
  en: {
    title: FIGHT_KINDS_NAME.en,
    none: 'None yet. Add the usual ones of your game server with `/kinds presets`, or your own with `/kinds save`.',
    summary: (kind: FightKind) => kindSummary(kind, 'en'),
    use: 'Choose one with `kind` in `/mp create` or `/capt create`.',
    added: (name: string) => `Kind of fight added: ${name}`,
    saved: (name: string) => `Kind of fight saved: ${name}. What is already planned keeps its rewards.`,
    deleted: (name: string) => `Kind of fight deleted: ${name}. Its events and capts keep the name.`,
    wrongReminders: 'Reminders: up to five numbers of minutes, such as `60 15`. Nothing was saved.',
    wrongEmoji: 'Send one emoji, such as 📦. Nothing was saved.',
    wrongColor: 'A color looks like #d6453d. Nothing was saved.',
  },
  ru: {
    title: FIGHT_KINDS_NAME.ru,
    none: 'Пока нет. Добавьте обычные для вашего сервера командой `/виды готовые` или свой командой `/виды сохранить`.',
    summary: (kind: FightKind) => kindSummary(kind, 'ru'),
    use: 'Вид выбирают в поле `вид` команд `/мп создать` и `/капт создать`.',
    added: (name: string) => `Добавлен вид боя: ${name}`,
    saved: (name: string) => `Вид боя сохранён: ${name}. В том, что уже запланировано, награды не изменятся.`,
    deleted: (name: string) => `Вид боя удалён: ${name}. В МП и каптах название останется.`,
    wrongReminders: 'Напоминания: до пяти чисел в минутах, например `60 15`. Ничего не сохранено.',
    wrongEmoji: 'Пришлите один эмодзи, например 📦. Ничего не сохранено.',
    wrongColor: 'Цвет выглядит так: #d6453d. Ничего не сохранено.',
  },
});
