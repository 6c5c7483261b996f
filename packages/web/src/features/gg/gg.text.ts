import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { counted } from '@famiglia/contract/kit/counted';
import { GG_REJECT_REASONS } from '@famiglia/contract/gg/gg';
import type { Texts } from '../../shared/language/texts.ts';

const screenshots = (count: number) => counted('en', 'screens', count);
const screensRu = (count: number) => counted('ru', 'screens', count);

const en = {
  title: FEATURE_NAMES.en.gg,
  count: screenshots,
  howToJudge: 'open one to judge it, or select several',
  views: 'Which screens',
  tabs: {
    pending: 'Waiting',
    flagged: 'Look-alikes',
    approved: 'Approved',
    rejected: 'Rejected',
    all: 'All',
  },
  empty: {
    pending: {
      title: 'Nothing to review',
      body: 'Screens wait here if the family reviews each one before it earns reputation. You can turn this on in Settings → Reputation and GG.',
    },
    flagged: {
      title: 'No look-alikes',
      body: 'A screen that looks like an earlier one shows up here, side by side with it.',
    },
    approved: { title: 'No approved screens yet', body: 'Members post screens in the GG channel or with:' },
    rejected: { title: 'Nothing has been rejected', body: 'Rejected screens stay here with their reason.' },
    all: { title: 'No screens yet', body: 'Members post screens in the GG channel or with:' },
  },
  approve: 'Approve',
  reject: 'Reject',
  comment: 'Comment',
  commentHint: 'The member will see it',
  reasons: 'Common reasons',
  usualReasons: GG_REJECT_REASONS.en,
  select: (name: string) => `Select the screen by ${name}`,
  selection: 'Selection',
  selected: (count: number) => `${screenshots(count)} selected`,
  unselect: 'Clear',
  approved: (count: number, reward: string) => `Approved: ${screenshots(count)}, ${reward}`,
  kept: (count: number) => `Kept: ${screenshots(count)}, already rewarded`,
  rejected: (count: number) => `Rejected: ${screenshots(count)}`,
  decidedByOthers: (names: string) =>
    `Someone got there first: ${names}. None of your decisions were applied.`,
  undo: 'Undo',
  undone: (count: number) => `Decision undone: ${screenshots(count)}. Waiting again.`,
  undonePaid: (count: number) =>
    `Decision undone: ${screenshots(count)}. The reward stays, and you can still decide.`,
  paidByRule:
    'Rewarded by the family’s rule although it looks like an earlier one. Rejecting takes the reward back.',
  rejectTitle: (count: number) => `Reject ${screenshots(count)}?`,
  cancel: 'Cancel',
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.gg,
  count: screensRu,
  howToJudge: 'откройте скрин, чтобы решить, или отметьте несколько',
  views: 'Какие скрины',
  tabs: {
    pending: 'Ожидают',
    flagged: 'Похожие',
    approved: 'Одобрены',
    rejected: 'Отклонены',
    all: 'Все',
  },
  empty: {
    pending: {
      title: 'Проверять нечего',
      body: 'Скрины ждут здесь, если семья проверяет каждый, прежде чем начислить репутацию. Включить это можно в настройках, раздел «Репутация и ГГ».',
    },
    flagged: {
      title: 'Похожих нет',
      body: 'Скрин, похожий на чей-то прежний, появится здесь рядом с ним.',
    },
    approved: { title: 'Одобренных пока нет', body: 'Скрины присылают в канал ГГ или командой:' },
    rejected: { title: 'Ничего не отклонено', body: 'Отклонённые скрины остаются здесь вместе с причиной.' },
    all: { title: 'Скринов пока нет', body: 'Скрины присылают в канал ГГ или командой:' },
  },
  approve: 'Одобрить',
  reject: 'Отклонить',
  comment: 'Комментарий',
  commentHint: 'Его увидит участник',
  reasons: 'Частые причины',
  usualReasons: GG_REJECT_REASONS.ru,
  select: (name: string) => `Выбрать скрин: ${name}`,
  selection: 'Выбранные',
  selected: (count: number) => `Выбрано: ${screensRu(count)}`,
  unselect: 'Снять выбор',
  approved: (count: number, reward: string) => `Одобрено: ${screensRu(count)}, ${reward}`,
  kept: (count: number) => `Оставлено: ${screensRu(count)}, награда уже начислена`,
  rejected: (count: number) => `Отклонено: ${screensRu(count)}`,
  decidedByOthers: (names: string) => `Кто-то успел раньше: ${names}. Ваши решения не применены.`,
  undo: 'Отменить',
  undone: (count: number) => `Решение отменено: ${screensRu(count)}. Снова ждут.`,
  undonePaid: (count: number) =>
    `Решение отменено: ${screensRu(count)}. Награда на месте, можно решить иначе.`,
  paidByRule: 'Засчитан по правилу семьи, хотя похож на прежний. Если отклонить, награда спишется.',
  rejectTitle: (count: number) => `Отклонить ${screensRu(count)}?`,
  cancel: 'Отмена',
};

export const ggText: Texts<typeof en> = { en, ru };
