import { AppError } from '@famiglia/core/platform/app-error';
import type { BotFeature } from '../../feature.ts';

/** Opens a refused form again, with what was typed into it. */
export const formsFeature: BotFeature = {
  name: 'forms',
  buttons: {
    again: async (call) => {
      const kept = call.bot.forms.find(call.args[0] ?? '');
      if (kept === undefined) throw new AppError('form_forgotten');
      await call.answer.showForm(kept.form, kept.current);
    },
  },
};
