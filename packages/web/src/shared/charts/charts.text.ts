import type { Texts } from '../language/texts.ts';

const en = { less: 'less', more: 'more' };

const ru: typeof en = { less: 'меньше', more: 'больше' };

export const chartsText: Texts<typeof en> = { en, ru };
