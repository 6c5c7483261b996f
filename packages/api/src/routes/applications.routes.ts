import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { askCandidate } from '@famiglia/core/applications/candidate-messages';
import { getApplication } from '@famiglia/core/applications/get-application';
import { exportApplications, listApplications } from '@famiglia/core/applications/list-applications';
import { listForms } from '@famiglia/core/applications/list-forms';
import { moveApplication } from '@famiglia/core/applications/move-application';
import { createForm, deleteForm, updateForm } from '@famiglia/core/applications/save-form';
import { getStatistics } from '@famiglia/core/applications/statistics';
import { serve } from '../http/served-route.ts';

export const servedApplicationRoutes = [
  serve(applicationRoutes.forms, listForms),
  serve(applicationRoutes.createForm, createForm),
  serve(applicationRoutes.updateForm, updateForm),
  serve(applicationRoutes.deleteForm, deleteForm),
  serve(applicationRoutes.statistics, getStatistics),
  serve(applicationRoutes.export, exportApplications),
  serve(applicationRoutes.list, listApplications),
  serve(applicationRoutes.get, getApplication),
  serve(applicationRoutes.step, moveApplication),
  serve(applicationRoutes.ask, askCandidate),
];
