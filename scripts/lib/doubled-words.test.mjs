import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

/**
 * What bot and panel may each say in their own texts: buttons, headings and examples of a screen, and parts of
 * sentences. A name of something that exists (a state, a kind, a field, a rule) is said once, in the contract.
 */
const LABELS = [
  '# мест',
  '# места',
  '# место',
  '# участника',
  '# участников',
  '${} каждому',
  'Premium закончился',
  'Анкеты',
  'Вернуть как было',
  'Впереди',
  'Всего',
  'Да',
  'Добавить в чёрный список',
  'Добавить заметку',
  'Журнал',
  'Завершить серию',
  'Закрепить в замене',
  'Закрепить в основе',
  'Закрыть запись',
  'Записать',
  'Записать в замену',
  'Игрок',
  'Изменить',
  'Изменить МП',
  'Изменить капт',
  'Изменить предупреждение',
  'Изменить серию',
  'Изменить только эту дату',
  'Исправить явку',
  'Как',
  'Капт: ${}',
  'Картинка',
  'Когда',
  'Копия МП',
  'Копия капта',
  'МП',
  'Награда',
  'Назад',
  'Напоминания',
  'Нет',
  'Новое МП',
  'Новый капт',
  'Одобрить',
  'Отказать',
  'Отклонить',
  'Открепить',
  'Отозвать',
  'Открыть запись',
  'Открыть заявку',
  'Открыть панель',
  'Отмена',
  'Отменить',
  'Отменить итог',
  'Отправить',
  'Пауза',
  'Переписка',
  'Повторять МП',
  'Повысить',
  'Подать заявку',
  'Подписка',
  'Показать всех',
  'Помощь',
  'Порт',
  'Почему',
  'Права по ролям',
  'Предупредить',
  'Причина',
  'Причина: ${}',
  'Продлить',
  'Продлить отпуск',
  'Продолжить',
  'Профиль',
  'Ранг',
  'Репутация',
  'Своими словами',
  'Скрины',
  'Снять',
  'Снять предупреждение',
  'Создать #${}',
  'Сообщение',
  'Сохранить как шаблон',
  'Список участников ещё загружается',
  'Статус',
  'Тема',
  'Убрать',
  'Убрать из чёрного списка',
  'Участие',
  'Явка',
  'ещё ${}',
  'ждут: ${}',
  'и ещё #',
  'и ещё ${}',
  'картинка',
  'ранги',
  'участник',
];

/** Every Russian text of a folder; `${}` stands for what a template fills in. */
const textsOf = (folder, skipped = /\.test\.tsx?$/) => {
  const texts = new Set();
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Literal') texts.add(node.value);
    if (node.type === 'TemplateLiteral') texts.add(node.quasis.map(({ value }) => value.cooked).join('${}'));
    Object.values(node).forEach(visit);
  };
  for (const name of readdirSync(path.join(root, folder), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || skipped.test(name)) continue;
    const code = readFileSync(path.join(root, folder, name), 'utf8');
    if (/[а-яё]/i.test(code)) visit(parseAst(code, { lang: name.endsWith('x') ? 'tsx' : 'ts' }));
  }
  return new Set([...texts].filter((text) => typeof text === 'string' && /[а-яё]/i.test(text)));
};

it('bot and panel read the names of facts from the contract, and share no text of their own but labels', () => {
  const bot = textsOf('packages/bot/src');
  const panel = textsOf('packages/web/src', /\.test\.tsx?$|^public\//);
  // Fewer mean that they were not found.
  expect(Math.min(bot.size, panel.size)).toBeGreaterThan(1000);
  const doubled = [...bot].filter((text) => panel.has(text));
  expect(doubled.filter((text) => !LABELS.includes(text))).toEqual([]);
  // What is no longer doubled leaves the list, so that it only gets shorter.
  expect(LABELS.filter((text) => !doubled.includes(text))).toEqual([]);
});
