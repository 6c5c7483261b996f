import type { BaseMessageOptions } from 'discord.js';
import { setupFirst } from './setup-first.ts';
import { setupOverview } from './setup-overview.ts';
import { setupSection } from './setup-section.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';

/** The one message of `/setup`, a pure function of the settings and the place in it. */
export const setupMessage = (view: SetupView, place: SetupPlace, notice = ''): BaseMessageOptions =>
  place.section === 'first'
    ? view.first === null
      ? // The family was guided to its end while this message stood.
        setupOverview(view, notice)
      : setupFirst(view, view.first, place.question, notice)
    : place.section === 'overview'
      ? setupOverview(view, notice)
      : setupSection(view, place, notice);
