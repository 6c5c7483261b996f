import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { forgetAlias } from '@famiglia/core/damage/forget-alias';
import { learnAlias } from '@famiglia/core/damage/learn-alias';
import { listAliases } from '@famiglia/core/damage/list-aliases';
import { previewScreenshot } from '@famiglia/core/damage/preview-screenshot';
import { previewTable } from '@famiglia/core/damage/preview-table';
import { serve } from '../http/served-route.ts';

export const servedDamageRoutes = [
  serve(damageRoutes.previewTable, previewTable),
  serve(damageRoutes.previewScreenshot, previewScreenshot),
  serve(damageRoutes.aliases, listAliases),
  serve(damageRoutes.learnAlias, learnAlias),
  serve(damageRoutes.forgetAlias, forgetAlias),
];
