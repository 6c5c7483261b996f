import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { root } from './root.mjs';

/** A button or the title of a form: it begins with what it does. */
const DOES = /^[А-ЯЁ][а-яё]+(ть|ться|ти)(?![а-яё])/;

/**
 * What bot and panel may each say in their own texts besides: headings and examples of a screen, and parts of
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
  'Впереди',
  'Всего',
  'Да',
  'Журнал',
  'За что',
  'Зарплата',
  'Игрок',
  'Как',
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
  'Отмена',
  'Пауза',
  'Переписка',
  'Подписка',
  'Помощь',
  'Порт',
  'Почему',
  'Права по ролям',
  'Прайс',
  'Причина',
  'Причина: ${}',
  'Профиль',
  'Ранг',
  'Репутация',
  'Своими словами',
  'Скрины',
  'Сообщение',
  'Список участников ещё загружается',
  'Ставки',
  'Статус',
  'Сумма',
  'Тема',
  'Участие',
  'Что это',
  'Явка',
  'до ${}',
  'ещё ${}',
  'ждут: ${}',
  'и ещё #',
  'и ещё ${}',
  'картинка',
  'ранги',
  'с ${}',
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
  const doubled = [...bot].filter((text) => panel.has(text) && !DOES.test(text));
  expect(doubled.filter((text) => !LABELS.includes(text))).toEqual([]);
  // What is no longer doubled leaves the list, so that it only gets shorter.
  expect(LABELS.filter((text) => !doubled.includes(text))).toEqual([]);
});
