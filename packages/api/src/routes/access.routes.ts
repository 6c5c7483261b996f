import { roleRoutes } from '@famiglia/contract/access/roles';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { addPanelUser } from '@famiglia/core/access/add-panel-user';
import { listPanelUsers } from '@famiglia/core/access/list-panel-users';
import { listRolePermissions } from '@famiglia/core/access/list-role-permissions';
import { removePanelUser } from '@famiglia/core/access/remove-panel-user';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { serve } from '../http/served-route.ts';

export const servedAccessRoutes = [
  serve(roleRoutes.list, listRolePermissions),
  serve(roleRoutes.batch, saveRolePermissions),
  serve(settingsRoutes.panelUsers, listPanelUsers),
  serve(settingsRoutes.addPanelUser, addPanelUser),
  serve(settingsRoutes.removePanelUser, removePanelUser),
];
