import type { Language } from '../kit/language.ts';
import type { CategoryUse } from './treasury.ts';

interface UsualCategory {
  name: Readonly<Record<Language, string>>;
  use: CategoryUse;
}

const category = (use: CategoryUse, ru: string, en: string): UsualCategory => ({ use, name: { ru, en } });

/** What most families write down; proposed by one press. */
export const USUAL_CATEGORIES: readonly UsualCategory[] = [
  category('income', 'Взносы', 'Contributions'),
  category('income', 'Контракты', 'Contracts'),
  category('income', 'Продажа ресурсов', 'Sold resources'),
  category('income', 'Бизнес', 'Business'),
  category('expense', 'Премии', 'Bonuses'),
  category('expense', 'Оружие и патроны', 'Weapons and ammo'),
  category('expense', 'Транспорт', 'Vehicles'),
  category('expense', 'Недвижимость', 'Property'),
  category('both', 'Штрафы', 'Fines'),
  category('both', 'Прочее', 'Other'),
];
