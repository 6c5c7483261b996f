import type { Texts } from '../../shared/language/texts.ts';

const en = {
  /** The last of a few names: "Luca, Marco and 5 more". */
  others: (count: string) => `${count} more`,
};

const ru: typeof en = {
  others: (count) => `ещё ${count}`,
};

export const activityRowText: Texts<typeof en> = { en, ru };
