import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const fightKindErrors = {
  fight_kind_exists: {
    status: 409,
    ru: 'Вид боя с таким названием уже есть. Назовите новый иначе или измените старый.',
    en: 'A kind of fight with this name already exists. Choose another name, or edit the old one.',
  },
  too_many_fight_kinds: {
    status: 409,
    ru: 'Видов боёв может быть не больше 25. Удалите те, что больше не нужны.',
    en: 'You can have up to 25 kinds of fights. Delete the ones you no longer need.',
  },
} as const satisfies ErrorDefinitions;
