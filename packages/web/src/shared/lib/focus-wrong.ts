const CONTROL = 'input, textarea, select, button, [tabindex="0"]';

/** The first control that is marked as wrong, or that stands beside the words of what is wrong. */
const firstWrong = (form: HTMLElement, ignored: HTMLElement | null): HTMLElement | null => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (marked) return marked;
  const words = [...form.querySelectorAll('[role="alert"]')].find((alert) => !ignored?.contains(alert));
  return words?.parentElement?.querySelector<HTMLElement>(CONTROL) ?? null;
};

/** Brings the person to the first wrong field, also into a fold that was closed. Messages in `ignored` belong to no field. */
export const focusWrong = (form: HTMLElement, ignored: HTMLElement | null): void => {
  const control = firstWrong(form, ignored);
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  control?.focus();
};
