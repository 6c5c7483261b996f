import { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import { exportMyData } from '@famiglia/core/privacy/export-my-data';
import { forgetMe, getForgetting } from '@famiglia/core/privacy/forget-me';
import { serve } from '../http/served-route.ts';

export const servedPrivacyRoutes = [
  serve(privacyRoutes.export, exportMyData),
  serve(privacyRoutes.forgetting, getForgetting),
  serve(privacyRoutes.forget, forgetMe),
];
