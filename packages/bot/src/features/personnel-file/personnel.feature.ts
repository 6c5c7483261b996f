import type { BotFeature } from '../../feature.ts';
import { fileCommand, fileMenu, myFileCommand } from './file-command.ts';
import { openNoteForm, showNotes, submitNote } from './note-form.ts';
import { turnFilePage } from './show-file.ts';

/** Personnel files: what the family keeps on its members. */
export const personnelFeature: BotFeature = {
  name: 'personnel',
  commands: [fileCommand, myFileCommand],
  userMenus: [fileMenu],
  buttons: { page: turnFilePage, note: openNoteForm, notes: showNotes },
  modals: { note: submitNote },
};
