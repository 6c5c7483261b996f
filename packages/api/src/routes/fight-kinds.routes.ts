import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { addPresetKinds } from '@famiglia/core/fight-kinds/add-preset-kinds';
import { deleteFightKind, orderFightKinds } from '@famiglia/core/fight-kinds/arrange-fight-kinds';
import { listFightKinds } from '@famiglia/core/fight-kinds/list-fight-kinds';
import { createFightKind, editFightKind } from '@famiglia/core/fight-kinds/save-fight-kind';
import { serve } from '../http/served-route.ts';

export const servedFightKindRoutes = [
  serve(fightKindRoutes.list, listFightKinds),
  serve(fightKindRoutes.create, createFightKind),
  serve(fightKindRoutes.addPresets, addPresetKinds),
  serve(fightKindRoutes.order, orderFightKinds),
  serve(fightKindRoutes.update, editFightKind),
  serve(fightKindRoutes.delete, deleteFightKind),
];
