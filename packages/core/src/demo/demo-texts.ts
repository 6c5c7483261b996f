import type { Language } from '@famiglia/contract/kit/language';
import { en, type DemoTexts } from './demo-texts.en.ts';
import { ru } from './demo-texts.ru.ts';

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = { en, ru };
