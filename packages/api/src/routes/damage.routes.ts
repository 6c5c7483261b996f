import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { forgetAlias, listAliases } from '@famiglia/core/damage/aliases';
import { learnAlias } from '@famiglia/core/damage/learn-alias';
import { previewScreenshot, previewTable } from '@famiglia/core/damage/preview-damage';
import { serve } from '../http/served-route.ts';

export const servedDamageRoutes = [
  serve(damageRoutes.previewTable, previewTable),
  serve(damageRoutes.previewScreenshot, previewScreenshot),
  serve(damageRoutes.aliases, listAliases),
  serve(damageRoutes.learnAlias, learnAlias),
  serve(damageRoutes.forgetAlias, forgetAlias),
];
