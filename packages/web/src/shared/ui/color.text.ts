import type { Texts } from '../language/texts.ts';

const en = {
  color: 'Color',
  usual: 'Usual',
  ownColor: 'Another color',
  colors: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
  },
};

const ru: typeof en = {
  color: 'Цвет',
  usual: 'Обычный',
  ownColor: 'Другой цвет',
  colors: {
    red: 'Красный',
    orange: 'Оранжевый',
    yellow: 'Жёлтый',
    green: 'Зелёный',
    blue: 'Синий',
    purple: 'Фиолетовый',
    pink: 'Розовый',
  },
};

export const colorText: Texts<typeof en> = { en, ru };
