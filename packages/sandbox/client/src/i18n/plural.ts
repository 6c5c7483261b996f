export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

/** `# members` with the number inserted, in the right plural form. */
export const plural = (language: 'en' | 'ru', count: number, forms: PluralForms): string => {
  const form = forms[rules[language].select(count)] ?? forms.other;
  return form.replace('#', count.toLocaleString(language));
};
