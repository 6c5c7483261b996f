import { memberPageRoutes } from '@famiglia/contract/members/member-page';
import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { getFile } from '@famiglia/core/personnel-file/get-file';
import { getMemberPage } from '@famiglia/core/personnel-file/get-member-page';
import { listTimeline } from '@famiglia/core/personnel-file/list-timeline';
import { addNote, removeNote } from '@famiglia/core/personnel-file/notes';
import { listNotes } from '@famiglia/core/personnel-file/list-notes';
import { serve } from '../http/served-route.ts';

export const servedPersonnelRoutes = [
  serve(memberPageRoutes.get, getMemberPage),
  serve(personnelRoutes.file, getFile),
  serve(personnelRoutes.timeline, listTimeline),
  serve(personnelRoutes.notes, listNotes),
  serve(personnelRoutes.addNote, addNote),
  serve(personnelRoutes.removeNote, removeNote),
];
