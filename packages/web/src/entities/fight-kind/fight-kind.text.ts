import { FIGHT_KIND_FIELDS } from '@famiglia/contract/fight-kinds/fight-kind-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = { kind: FIGHT_KIND_FIELDS.en.kind, none: 'Not set', all: 'All kinds' };
const ru: typeof en = { kind: FIGHT_KIND_FIELDS.ru.kind, none: 'Не выбран', all: 'Все виды' };

export const fightKindText: Texts<typeof en> = { en, ru };
